def prompt(v, seat): pass
def describe(v, seat, action): pass
def refusal(v, seat, action): pass
