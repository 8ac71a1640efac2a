"""What a table is: what can happen at it, what a request makes happen, and what each viewer may see of it.

Plain functions of rows and state: nothing here waits, writes, or knows of sockets, disks and clocks.
Events are the truth (`events.py`); `decide.py` says which come about, `state.py` what follows from them.
"""
