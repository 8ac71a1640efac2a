"""What makes tables live: each has one writer, an audience, and a steward for its bots and clocks.

`hall.py` brings tables in from the store and puts them to rest, `live.py` carries requests out in order.
Whoever plays or watches is known here by the line that leads to them (`line.py`), whatever it is made of.
"""
