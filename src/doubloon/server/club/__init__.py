"""What is left of an evening: how games came out, who is how good, and with whom one plays again.

Plain functions of stored outcomes, and what brings ratings up to date beside the tables.
"""
