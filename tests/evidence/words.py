"""An outcome in words: how tf.function changed what a program does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.oracle.outcome import Outcome, masked, unmarked

LONGEST = 60
"""How much of a line is quoted."""


def difference(outcome: Outcome) -> str:
    """What tf.function changed, as "prints `step` once instead of 3 times"; "no difference" if nothing."""
    graph, eager = outcome.graph, outcome.eager
    found = outcome.differences
    told = []
    if "raised" in found:
        told.append(_raised(graph.raised, eager.raised))
    elif "printed" in found:
        told.append(_lines("prints", graph.printed, eager.printed))
    elif "logged" in found:
        told.append(_lines("logs", graph.logged, eager.logged))
    elif "state" in found:
        told.append(_state(outcome))
    if "retraced" in found:
        name, number = max(graph.retraced.items(), key=lambda item: item[1])
        told.append(f"{number} traces of {_quoted(name.partition(':')[0])} for equal kinds of arguments")
    if "unrolled" in found:
        told.append(f"{graph.copies} copies of one operation in the graph")
    return ", ".join(told) or "no difference"


def shared(outcome: Outcome) -> str:
    """What a program does that does the same without tf.function."""
    graph = outcome.graph
    if graph.raised:
        return f"raises {graph.raised}, without tf.function too"
    name, number = max(graph.traces.items(), key=lambda item: item[1], default=("", 0))
    if number > 1:
        return f"{number} traces of {_quoted(name.partition(':')[0])}"
    if graph.printed:
        return f"prints {_quoted(unmarked(graph.printed[-1]))}, without tf.function too"
    return "no difference"


def _raised(graph: str | None, eager: str | None) -> str:
    if graph is None:
        return f"no {eager}, which it raises without tf.function"
    return f"raises {graph}" + (f" instead of {eager}" if eager else "")


def _lines(does: str, graph: Sequence[str], eager: Sequence[str]) -> str:
    """How the lines differ: how often, how many, which."""
    got, wanted = (Counter(masked(line) for line in lines if line.strip()) for lines in (graph, eager))
    if got == wanted:
        return f"{does} in another order"
    more, less = got - wanted, wanted - got
    if len(more) + len(less) == 1:
        (line,) = more or less
        return f"{does} {_quoted(line)} {_times(got[line])} instead of {_times(wanted[line])}"
    if got.total() == wanted.total():
        first, right = next((a, b) for a, b in zip(graph, eager) if masked(a) != masked(b))
        return f"{does} {_quoted(unmarked(first))} instead of {_quoted(unmarked(right))}"
    return f"{does} {got.total()} {'line' if got.total() == 1 else 'lines'} instead of {wanted.total()}"


def _state(outcome: Outcome) -> str:
    graph, eager = outcome.graph.state, outcome.eager.state
    name = next(name for name in sorted({*graph, *eager}) if masked(graph.get(name, "")) != masked(eager.get(name, "")))
    return f"leaves {name} = {_quoted(graph.get(name, 'nothing'))} instead of {_quoted(eager.get(name, 'nothing'))}"


def _times(number: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{number} times")


def _quoted(text: str) -> str:
    """A piece of output in a cell of a Markdown table."""
    text = " ".join(text.split()).replace("|", "¦").replace("`", "'")
    return f"`{text[: LONGEST - 1]}…`" if len(text) > LONGEST else f"`{text}`"
