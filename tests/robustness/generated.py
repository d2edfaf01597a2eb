"""Programs that hypothesmith makes from Python's grammar."""

from __future__ import annotations

from tests.robustness.tally import Tally

AT_ONCE = 20
"""How many programs are made before the clock is looked at."""


def made_from_the_grammar(count: int, tally: Tally) -> bool:
    """Examine so many programs; False if hypothesmith is not installed."""
    try:
        import hypothesmith
    except ImportError:
        return False
    from hypothesis import HealthCheck, Phase, given, seed, settings

    @settings(
        max_examples=AT_ONCE,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(hypothesmith.from_node() | hypothesmith.from_grammar())
    def examined(text: str) -> None:
        if not tally.over:
            tally.file(repr(text[:60]), text)

    for number in range(0, count, AT_ONCE):
        if not tally.over:
            seed(number)(examined)()
    return True
