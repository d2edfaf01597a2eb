"""The labelled programs, changed at random: traps and near misses in shapes that nobody would write."""

from __future__ import annotations

import ast
import copy
import functools
import random
from collections.abc import Callable, Iterator

from tests.casefile import Case, all_cases
from tests.robustness.promises import Unparsable, parsed

MOST = 4
"""How many changes a program gets."""
AROUND = (
    "if tf.reduce_sum(x) > 0:\n    pass\nelse:\n    y = x",
    "for i in tf.range(3):\n    pass",
    "while x:\n    pass\nelse:\n    return x",
    "for i, j in zip(range(3), x):\n    pass",
    "with tf.GradientTape() as tape:\n    pass",
    "with tf.init_scope(), open(x) as y:\n    pass",
    "try:\n    pass\nexcept (ValueError, x) as e:\n    raise\nfinally:\n    y = 1",
    "def inner(x, *args, y=None, **kwargs):\n    pass",
    "@tf.function(jit_compile=True)\ndef inner(self):\n    pass",
    "class Inner(tf.keras.layers.Layer):\n    pass",
    "async def inner():\n    pass",
    "match x:\n    case [y, *_] | {'a': y}:\n        pass",
)
"""Statements to put a statement into, in the place of their first `pass`."""

Change = Callable[[ast.Module, random.Random], None]


@functools.cache
def expressions() -> tuple[ast.expr, ...]:
    """Expressions of all cases, to be copied into others."""
    source = random.Random(0)
    found = []
    for case in source.sample(all_cases(), 300):
        nodes = [n for n in ast.walk(parsed(case.source)) if isinstance(n, ast.expr) and _is_read(n)]
        found += source.sample(nodes, min(len(nodes), 20))
    return tuple(found)


@functools.cache
def statements() -> tuple[ast.stmt, ...]:
    """The same of statements."""
    source = random.Random(0)
    found = []
    for case in source.sample(all_cases(), 300):
        nodes = [n for n in ast.walk(parsed(case.source)) if isinstance(n, ast.stmt)]
        found += source.sample(nodes, min(len(nodes), 10))
    return tuple(found)


def mutated(case: Case, source: random.Random) -> str:
    """A case with a few changes.

    Raises
    ------
    Unparsable
        What came out is no program.
    """
    tree = parsed(case.source)
    for _ in range(source.randint(1, MOST)):
        source.choice(CHANGES)(tree, source)
    try:
        text = ast.unparse(ast.fix_missing_locations(tree))
    except (ValueError, AttributeError, TypeError, RecursionError) as error:  # a tree that no text has
        raise Unparsable(str(error)) from error
    parsed(text)
    return text


def programs(count: int, seed: int) -> Iterator[tuple[str, str]]:
    """(name, program): so many changed cases, always the same ones for a seed."""
    cases = all_cases()
    for number in range(count):
        source = random.Random(f"{seed} {number}")
        case = source.choice(cases)
        try:
            yield f"{case.name}, changed by {seed} {number}", mutated(case, source)
        except Unparsable:
            continue


# -- statements -------------------------------------------------------------------------------------------------------


def _blocks(tree: ast.AST) -> list[list[ast.stmt]]:
    return [
        block
        for node in ast.walk(tree)
        for name in ("body", "orelse", "finalbody")
        if isinstance(block := getattr(node, name, None), list) and block
    ]


def delete(tree: ast.Module, source: random.Random) -> None:
    """Leave a statement out."""
    block = source.choice(_blocks(tree))
    if len(block) > 1:
        block.pop(source.randrange(len(block)))


def duplicate(tree: ast.Module, source: random.Random) -> None:
    """Write a statement again, somewhere else."""
    node = copy.deepcopy(source.choice(source.choice(_blocks(tree))))
    block = source.choice(_blocks(tree))
    block.insert(source.randint(0, len(block)), node)


def swap(tree: ast.Module, source: random.Random) -> None:
    """Exchange two statements."""
    one, two = source.choice(_blocks(tree)), source.choice(_blocks(tree))
    a, b = source.randrange(len(one)), source.randrange(len(two))
    if not any(
        each in (one[a], two[b]) for each in (*ast.walk(one[a]), *ast.walk(two[b])) if each not in (one[a], two[b])
    ):
        first, second = copy.deepcopy(one[a]), copy.deepcopy(two[b])
        one[a], two[b] = second, first


def nest(tree: ast.Module, source: random.Random) -> None:
    """Put a statement, and those after it, into another one."""
    around = ast.parse(source.choice(AROUND)).body[0]
    inner = (
        next(block for block in _blocks(around) if isinstance(block[0], ast.Pass))
        if not isinstance(around, ast.Match)
        else around.cases[0].body
    )
    block = source.choice(_blocks(tree))
    at = source.randrange(len(block))
    end = source.randint(at + 1, len(block))
    inner[:], block[at:end] = block[at:end], [around]


def foreign_statement(tree: ast.Module, source: random.Random) -> None:
    """Put a statement of another case in the place of one."""
    block = source.choice(_blocks(tree))
    block[source.randrange(len(block))] = copy.deepcopy(source.choice(statements()))


# -- expressions ------------------------------------------------------------------------------------------------------


def _is_read(node: ast.AST) -> bool:
    return isinstance(getattr(node, "ctx", ast.Load()), ast.Load) and not isinstance(node, (ast.Starred, ast.Slice))


def _slots(tree: ast.AST) -> list[tuple[ast.AST, str, int | None]]:
    """Where the expressions that are read hang."""
    found: list[tuple[ast.AST, str, int | None]] = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.JoinedStr, ast.MatchValue, ast.MatchMapping)):
            continue  # they hold literals of certain kinds
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr) and _is_read(value):
                found.append((node, field, None))
            elif isinstance(value, list):
                found += [(node, field, n) for n, v in enumerate(value) if isinstance(v, ast.expr) and _is_read(v)]
    return found


def _get(slot: tuple[ast.AST, str, int | None]) -> ast.expr:
    node, field, number = slot
    found: ast.expr = getattr(node, field) if number is None else getattr(node, field)[number]
    return found


def _put(slot: tuple[ast.AST, str, int | None], expr: ast.expr) -> None:
    node, field, number = slot
    if number is None:
        setattr(node, field, expr)
    else:
        getattr(node, field)[number] = expr


def foreign_expression(tree: ast.Module, source: random.Random) -> None:
    """Put an expression of another case in the place of one."""
    if slots := _slots(tree):
        _put(source.choice(slots), copy.deepcopy(source.choice(expressions())))


def other_expression(tree: ast.Module, source: random.Random) -> None:
    """Put another expression of the same program in the place of one."""
    if slots := _slots(tree):
        _put(source.choice(slots), copy.deepcopy(_get(source.choice(slots))))


def wrap(tree: ast.Module, source: random.Random) -> None:
    """Put an expression into another one."""
    shapes = (
        "lambda: X",
        "[X]",
        "X()",
        "X[0]",
        "X.a",
        "(y := X)",
        "X if X else X",
        "[x for x in X]",
        "f'{X!r:>{X}}'",
        "{**X, X: X}",
        "not X",
        "(yield X)",
        "X < X in X",
        "print(X, *X, **X)",
    )
    if slots := _slots(tree):
        slot = source.choice(slots)
        old = _get(slot)
        whole = ast.Expression(ast.parse(source.choice(shapes), mode="eval").body)
        for inner in _slots(whole):
            if isinstance(found := _get(inner), ast.Name) and found.id == "X":
                _put(inner, copy.deepcopy(old))
        _put(slot, whole.body)


def call(tree: ast.Module, source: random.Random) -> None:
    """Give the arguments of a call in another way, or none of them."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    if not calls:
        return
    node = source.choice(calls)
    way = source.randrange(7)
    if way == 0:
        node.args, node.keywords = [], []
    elif way == 1 and node.args:
        node.args = [ast.Starred(ast.List(node.args, ast.Load()), ast.Load())]
    elif way == 2 and node.args:
        names = source.sample(["x", "a", "key", "iterable", "fn", "func", "value", "name", "shape", "elems"], 10)
        node.keywords = [ast.keyword(name, arg) for name, arg in zip(names, node.args)] + node.keywords
        node.args = []
    elif way == 3:
        node.keywords.append(ast.keyword(None, ast.Name("kwargs", ast.Load())))
    elif way == 4:
        node.args = list(reversed(node.args))
    elif way == 5:
        node.func = ast.parse("functools.partial(f)", mode="eval").body
        assert isinstance(node.func, ast.Call)
        node.func.args = [copy.deepcopy(source.choice(calls).func), *node.args[:1]]
        node.args = node.args[1:]
    else:
        node.func = copy.deepcopy(source.choice(calls).func)


def target(tree: ast.Module, source: random.Random) -> None:
    """Assign to something else."""
    names = [node for node in ast.walk(tree) if isinstance(node, (ast.Assign, ast.For, ast.AugAssign, ast.AnnAssign))]
    if names:
        node = source.choice(names)
        store = ast.parse(
            source.choice(["x[0] = 1", "self.a.b = 1", "x = 1", "x[y:z] = 1", "tf.function = 1", "self = 1"])
        ).body[0]
        assert isinstance(store, ast.Assign)
        if isinstance(node, ast.Assign):
            node.targets = [*store.targets, *node.targets][: source.randint(1, 2)]
        else:
            node.target = store.targets[0]


CHANGES: tuple[Change, ...] = (
    delete,
    duplicate,
    swap,
    nest,
    foreign_statement,
    foreign_expression,
    other_expression,
    wrap,
    call,
    call,
    target,
)
