"""What speaks with a viewer: a connection reads their messages and asks the table, a line carries what they are told.

The endpoint that lets them in is `http/socket.py`; what is said is in `wire.py`.
"""
