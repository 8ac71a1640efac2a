"""x"""
from doubloon.engine.rule import rule


@rule
def prior(s, seat, weight):
    weight[0] = 0
