"""The server: tables that people, bots and programs play at over the network.

Events are the truth: what happened at a table is on disk before anyone is told. `app.py` puts the server together,
`serve.py` starts it.
"""
