"""Which bindings of a name may hold at a place of eager code, and which loops are around it."""

from __future__ import annotations

import ast
import re
import textwrap

import pytest

from flake8_tffunction.source.index import Index
from flake8_tffunction.source.layout import Layout

REACHES = re.compile(r"# from (.*)$")


def reaching(source: str) -> dict[int, str]:
    """Line of each `use(x)` -> the lines of the bindings of `x` that may hold there; "~" before one that comes round a
    loop."""
    index = Index(ast.parse(source))
    layout = Layout(index)
    found: dict[int, str] = {}
    for call, scope in index.calls:
        if isinstance(call.func, ast.Name) and call.func.id == "use":
            layout.enter(scope)
            owner = scope.owner("x")
            assert owner is not None
            lines = sorted(
                {("~" if r.carried else "") + str(_line(r.binding.node)) for r in layout.reaching("x", call, owner)}
            )
            found[call.lineno] = " ".join(lines) or "nowhere"
    return found


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)


PROGRAMS = {
    "the last assignment": """
        x = 1
        x = 2
        use(x)  # from 3
        x = 4
        """,
    "both branches of an if": """
        x = 1
        if a:
            x = 2
        else:
            use(x)  # from 2
            x = 3
        use(x)  # from 4 7
        """,
    "a branch may be left out": """
        x = 1
        if a:
            x = 2
        use(x)  # from 2 4
        """,
    "a branch that leaves": """
        def f(x):
            if x:
                x = 2
            else:
                return
            use(x)  # from 4
        """,
    "a parameter": """
        def f(x):
            use(x)  # from 2
            x += 1
            use(x)  # from 4
        """,
    "what comes round a loop": """
        x = 1
        for i in y:
            use(x)  # from 2 ~5
            x = 2
            use(x)  # from 5
        use(x)  # from 2 5
        """,
    "the target of a for": """
        x = 0
        for x in y:
            use(x)  # from 3
            x = 2
        use(x)  # from 2 3 5
        """,
    "the test of a while": """
        x = 0
        while use(x):  # from 2 ~4
            x = x + 1
        """,
    "its own right-hand side, in a loop": """
        x = 0
        while a:
            x = use(x)  # from 2 ~4
        """,
    "with": """
        with a as x:
            use(x)  # from 2
            with b:
                x = 1
            use(x)  # from 5
        """,
    "try": """
        try:
            x = 1
        except ValueError:
            use(x)  # from 3
            x = 2
        finally:
            use(x)  # from 3 6
        use(x)  # from 3 6
        """,
    "match": """
        match a:
            case 1:
                x = 1
            case _:
                x = 2
        use(x)  # from 4 6
        """,
    "a comprehension reads the function's name": """
        def f(y):
            x = 1
            z = [use(x) for i in y]  # from 3
            x = 2
        """,
    "a lambda has its own parameter": """
        x = 1
        g = lambda x: use(x)  # from 3
        """,
    "another function may write a global": """
        x = 1

        def f():
            global x
            x = 2

        use(x)  # from 2 ~6
        """,
    "not bound before": """
        use(x)  # from nowhere
        x = 1
        """,
}


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS)
def test_reaching(source: str) -> None:
    source = textwrap.dedent(source)
    expected = {n: m[1] for n, line in enumerate(source.splitlines(), 1) if (m := REACHES.search(line))}
    assert reaching(source) == expected


def loops(source: str) -> list[int]:
    """The lines of the loops around the call of `use`, innermost first."""
    index = Index(ast.parse(textwrap.dedent(source)))
    layout = Layout(index)
    call, scope = next((c, s) for c, s in index.calls if isinstance(c.func, ast.Name) and c.func.id == "use")
    layout.enter(scope)
    return [_line(loop.target) if isinstance(loop, ast.comprehension) else _line(loop) for loop in layout.loops(call)]


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("use()", []),
        ("for i in y:\n    while i:\n        use()", [2, 1]),
        ("for i in use():\n    pass", []),
        ("for i in y:\n    pass\nelse:\n    use()", []),
        ("while use():\n    pass", [1]),
        ("for i in y:\n    def f():\n        use()", []),
        ("for i in y:\n    @use()\n    def f():\n        pass", [1]),
        ("[use(i)\n for i in y\n for j in i]", [3, 2]),
        ("[i\n for i in use()\n for j in i]", []),
        ("[i\n for i in y\n for j in use(i)]", [2]),
        ("{i: i\n for i in y\n if use(i)}", [2]),
        ("for i in y:\n    g = [use(i)\n         for j in i]", [3, 1]),
    ],
)
def test_loops(source: str, lines: list[int]) -> None:
    assert loops(source) == lines


def test_other_functions_see_the_last_unconditional_binding() -> None:
    index = Index(ast.parse("x = 1\nif a:\n    x = 2\nx = 3\nif b:\n    x = 4\n"))
    assert [_line(binding.node) for binding in Layout(index).final("x", index.module)] == [4, 6]
