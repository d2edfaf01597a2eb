"""The package's own walk over a tree finds what Python's finds, but for what it says that it leaves out."""

from __future__ import annotations

import ast
import sys

import pytest

from flake8_tffunction.source.nodes import children_of, own_nodes, walk
from tests.casefile import all_cases
from tests.robustness.files import folders, python_files, read

LEFT_OUT = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop, ast.alias, ast.type_ignore)

EVERYTHING = '''
from a import b as c, d
import e.f
@g
async def h(i: j = k, /, *l, m=n, **o) -> p:
    """Doc."""
    global q
    async for r, *s in t: await u
    else: del v[w], x.y
    async with z as aa: yield
    return [ab async for ac in ad if ae]
class af(ag, metaclass=ah):
    ai: aj = lambda ak, *al: f"{am!r:{an}}{ao}"
try: raise ap from aq
except ar as at: assert au, av
finally: aw += {**ax, ay: az} | {ba, *bb}
match bc:
    case bd.be(bf, bg=bh) | {"k": bi, **bj} | [bk, *bl] | None | 1 if (bm := bn): ...
    case _ as bo: print(bp[bq:br:bs], *bt, **bu) if bv < bw <= -bx else not (yield from by)
while bz and ca or cb: nonlocal_ = (cc @ cd)
'''


def kept(tree: ast.AST) -> list[ast.AST]:
    return [node for node in ast.walk(tree) if not isinstance(node, LEFT_OUT)]


@pytest.mark.parametrize(
    "text",
    [
        EVERYTHING,
        pytest.param(
            "type a[b: (c, d), *e, **f] = g\ndef h[i: j](): ...\nclass k[l](m): ...\ntry: ...\nexcept* n: ...\n",
            marks=pytest.mark.skipif(sys.version_info < (3, 12), reason="type parameters came with Python 3.12"),
        ),
    ],
)
def test_each_form_of_statement_and_expression_is_walked(text: str) -> None:
    tree = ast.parse(text)
    assert list(walk(tree)) == kept(tree)
    for node in kept(tree):
        assert children_of(node) == [child for child in ast.iter_child_nodes(node) if not isinstance(child, LEFT_OUT)]


def test_real_files_are_walked_as_python_walks_them() -> None:
    texts = [case.source for case in all_cases()[::9]] + [read(path) for path in python_files(folders()[:1], 60)]
    for text in texts:
        try:
            tree = ast.parse(text)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        assert list(walk(tree)) == kept(tree)


def test_own_nodes_stop_at_nested_functions_and_classes() -> None:
    (statement,) = ast.parse("if a:\n    def b(c=d): e\n    f = lambda: g\n    class h: i\n").body
    names = {node.id for node in own_nodes(statement) if isinstance(node, ast.Name)}
    assert names == {"a", "f"}
