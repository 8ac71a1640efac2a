"""In which coding an answer travels: what the client accepts, by its weights, of what is at hand."""

from collections.abc import Sequence

PLAIN = "identity"
_LEAST = 0.0001  # nobody who does not mention the plain file refuses it


def best_coding(accepts: str, at_hand: Sequence[str]) -> str:
    """What an `Accept-Encoding` likes best; of equal ones the first at hand, and PLAIN where none will do."""
    weights = dict(_weighed(part) for part in accepts.lower().split(","))
    others = weights.get("*", 0.0)
    liked = {coding: weights.get(coding, others) for coding in at_hand}
    liked[PLAIN] = weights.get(PLAIN, others if "*" in weights else _LEAST)
    best = max(liked, key=liked.__getitem__)
    return best if liked[best] > 0 else PLAIN


def _weighed(part: str) -> tuple[str, float]:
    name, _, weight = part.partition(";")
    try:
        return name.strip(), float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return name.strip(), 0.0
