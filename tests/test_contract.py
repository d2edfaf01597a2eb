"""The contract of the interpreter: it never fails, its cost is linear, each statement speaks once, and it only tells.

Work is counted in statements played, not in seconds: the numbers are the same on every machine.
"""

from __future__ import annotations

import ast
import collections
import sys

import pytest

from flake8_tffunction import engine
from flake8_tffunction.flow import facts
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.play import Play
from flake8_tffunction.options import Options

ALL = frozenset(vars(facts)[name] for name in engine.FACTS)
HEAD = "import tensorflow as tf\n"


def play(source: str) -> Play:
    """Play a module with every fact wanted."""
    return engine.perform(File(ast.parse(source), source.splitlines(), Options()), ALL)


def work(source: str) -> int:
    """How many statements are played."""
    file = File(ast.parse(source), source.splitlines(), Options())
    start = Play(file, ALL).budget
    return start - engine.perform(file, ALL).budget


def test_a_statement_speaks_once() -> None:
    source = HEAD + (
        "def helper(x):\n    print('h')\n    return x\n"
        "@tf.function\ndef f(x):\n    for i in range(3):\n        for j in range(3):\n            print('f')\n            helper(x)\n    helper(x)\n    while x:\n        helper(x)\n"
    )
    said = collections.Counter(
        f.node.lineno for f in play(source).facts if isinstance(f, facts.Called) and f.text == "print"
    )
    assert said == {3: 1, 9: 1}


def test_nested_loops_cost_their_depth_and_not_a_power_of_it() -> None:
    def nested(depth: int) -> str:
        lines = [HEAD, "@tf.function", "def f(x):"]
        lines += ["    " * (d + 1) + f"for i{d} in tf.range(3):" for d in range(depth)]
        return "\n".join([*lines, "    " * (depth + 1) + "x = x + 1"])

    assert work(nested(18)) < 4 * work(nested(9))


def test_calls_of_calls_cost_their_number_and_not_a_power_of_it() -> None:
    def chain(depth: int) -> str:
        parts = [HEAD, "def f0(x):\n    return x\n"]
        parts += [f"def f{d}(x):\n    f{d - 1}(x)\n    return f{d - 1}(x)\n" for d in range(1, depth)]
        return "".join([*parts, f"@tf.function\ndef f(x):\n    return f{depth - 1}(x)\n"])

    assert work(chain(11)) < 3 * work(chain(5))


def test_many_shapes_of_arguments_are_bounded() -> None:
    def shapes(count: int) -> str:
        calls = "".join(f"    helper('{k}', x)\n" for k in range(count))
        return HEAD + "def helper(mode, x):\n    print(mode)\n    return x\n@tf.function\ndef f(x):\n" + calls

    assert work(shapes(400)) < 400 + 60


def test_cost_is_linear_in_the_file() -> None:
    def file(count: int) -> str:
        part = "def helper{k}(x):\n    y = x + 1\n    return y\n@tf.function\ndef f{k}(x):\n    for i in tf.range(3):\n        x = helper{k}(x)\n    return x\n"
        return HEAD + "".join(part.format(k=k) for k in range(count))

    assert work(file(200)) == 10 * work(file(20))


@pytest.mark.parametrize(
    "source",
    [
        "def f(x):\n    return f(x)\n@tf.function\ndef g(x):\n    return f(x)",
        "def a(x):\n    return b(x)\ndef b(x):\n    return a(x)\n@tf.function\ndef g(x):\n    return a(x)",
        "@tf.function\ndef g(x):\n    return g(x)",
        "class A:\n    def __call__(self, x):\n        return self(x)\n@tf.function\ndef g(x):\n    return A()(x)",
        "class A(A): pass\n@tf.function\ndef g(x):\n    return A().f",
        "class A:\n    def __init__(self):\n        self.x = self.x\n    @tf.function\n    def g(self):\n        return self.x",
        "class A:\n    @property\n    def p(self):\n        return self.p\n    @tf.function\n    def g(self):\n        return self.p",
        "f = lambda x: f(x)\ng = tf.function(f)",
        "a = b\nb = a\n@tf.function\ndef g():\n    return a",
        "def deco(fn):\n    return deco(fn)\n@deco\n@tf.function\ndef g(x): pass",
        "def f(g=f): pass\nh = tf.function(f)",
        "x = [x for x in x]\n@tf.function\ndef g():\n    return x",
    ],
    ids=range(12),
)
def test_what_leads_back_to_itself_ends(source: str) -> None:
    play(HEAD + source)


NODES = {
    "walrus": "if (y := x) is not None:\n        x = y",
    "match": "match x:\n        case {'a': b, **rest}: x = b\n        case [1, *others] if others: x = others\n        case str() as s: x = s\n        case None | _: pass",
    "async": "async def h():\n        async with a as b:\n            async for c in b: await c\n            return [d async for d in b]",
    "star": "a, *b = x\n    print(*b, **{'sep': ''})",
    "delete": "y = [1]\n    del y[0], x.attr\n    del (y, x)",
    "lambda": "y = lambda a, /, b=1, *c, d, e=2, **f: a\n    y(1)",
    "slices": "x = x[1:2, ..., None, ::3]",
    "strings": "x = f'{x!r:>{10}} {x=}' 'a' if False else rb'd' b'c'",
    "try": "try:\n        pass\n    except (A, B) as e:\n        raise E from e\n    except:\n        raise\n    else:\n        pass\n    finally:\n        return 1",
    "global": "global G\n    G: int = 1\n    G += 1",
    "class": "class A(B, metaclass=C):\n        y = 1\n        def m(self): return super().m()\n    return A().m()",
    "yield": "y = yield x\n    z = yield from y\n    return (yield)",
    "with": "with a as (b, c), d as e.f, g as h[0]:\n        pass",
    "while": "while True:\n        if x: break\n        elif y: continue\n        else: return\n    else:\n        pass",
    "for": "for x.y, z[0] in w:\n        pass\n    else:\n        pass",
    "assert": "assert x, f'{x}'",
    "comparison": "return 1 < x <= 2 != 3 in y not in z is None is not w",
    "import": "import a.b.c as d, e.f\n    from . import g",
    "set": "return {*x, 1} | {**y, 'a': 1} | {a: b for a, b in x for c in b if c}",
    "complex": "return 1j * -~+x ** 2 @ y // 3 % 4 << 1 >> 2 & 3 | 4 ^ 5",
    "nothing": "...",
}


@pytest.mark.parametrize("body", NODES.values(), ids=NODES.keys())
def test_every_node_has_a_handler(body: str) -> None:
    play(HEAD + f"@tf.function\ndef f(x):\n    {body}\n")


@pytest.mark.skipif(sys.version_info < (3, 12), reason="type parameters are syntax of Python 3.12")
def test_type_parameters() -> None:
    play(
        HEAD
        + "type A[T] = list[T]\n@tf.function\ndef f[T: int](x: T):\n    type B = int\n    class C[U]: pass\n    return x\n"
    )


@pytest.mark.skipif(sys.version_info < (3, 11), reason="except* is syntax of Python 3.11")
def test_exception_groups() -> None:
    play(HEAD + "@tf.function\ndef f(x):\n    try:\n        pass\n    except* ValueError as e:\n        print(e)\n")


def test_an_unknown_node_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    from flake8_tffunction.flow import evaluator

    class Strange(ast.expr):
        _fields = ()

    tree = ast.parse(HEAD + "@tf.function\ndef f(x):\n    y = 1\n    print(y)\n")
    function = tree.body[1]
    assert isinstance(function, ast.FunctionDef) and isinstance(function.body[0], ast.Assign)
    function.body[0].value = ast.copy_location(Strange(), function.body[0].value)
    monkeypatch.setattr(evaluator, "RAISE", False)
    said = engine.perform(File(tree, [], Options()), ALL).facts
    assert any(isinstance(f, facts.Called) and f.text == "print" for f in said)
    monkeypatch.setattr(evaluator, "RAISE", True)
    with pytest.raises(NotImplementedError):
        engine.perform(File(tree, [], Options()), ALL)


def test_deep_nesting() -> None:
    depth = 15
    functions = "".join("    " * d + f"def f{d}(x):\n" for d in range(depth)) + "    " * depth + "return x\n"
    play(HEAD + "@tf.function\n" + functions)
    deep = (
        "@tf.function\ndef g(x):\n" + "".join("    " * (d + 1) + "if x:\n" for d in range(50)) + "    " * 51 + "x = 1\n"
    )
    play(HEAD + deep)


@pytest.mark.parametrize(
    "expression",
    ["1" + " + x" * 900, "(" * 60 + "x" + ")" * 60, "-" * 90 + "x", "x" + ".a" * 90, "x" + "()" * 60, "x" + "[0]" * 90],
)
def test_deep_expressions(expression: str) -> None:
    play(HEAD + f"@tf.function\ndef f(x):\n    return {expression}\n")


def test_what_is_too_deep_for_the_stack_drops_its_root_alone() -> None:
    chain = "if x:\n        pass\n    " + "".join(f"elif x == {k}:\n        pass\n    " for k in range(900))
    source = (
        HEAD + f"@tf.function\ndef deep(x):\n    print('a')\n    {chain}\n@tf.function\ndef flat(x):\n    print('b')\n"
    )
    said = [f.args[0].const for f in play(source).facts if isinstance(f, facts.Called) and f.text == "print"]
    assert "b" in said


def test_the_tree_is_left_as_it_was() -> None:
    source = HEAD + "@tf.function\ndef f(x):\n    x += 1\n    x.a += 1\n    x[0] += 1\n    return [y for y in x]\n"
    tree = ast.parse(source)
    before = ast.dump(tree, include_attributes=True)
    engine.check(tree, source.splitlines(), Options())
    assert ast.dump(tree, include_attributes=True) == before
