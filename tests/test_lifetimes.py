"""What traced code leaves behind, and who meets it."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction import engine
from flake8_tffunction.flow import facts
from flake8_tffunction.flow.file import File
from flake8_tffunction.options import Options
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.reads import Reads

HEAD = "import tensorflow as tf\n"
KEEPER = """
class Keeper:
    def __init__(self):
        self.kept = None
    @tf.function
    def run(self, x):
        self.kept = x
        return self.use()
    def use(self):
        {use}
"""


OTHER = """
class Other:
    def __init__(self):
        self.kept = 1
    def show(self):
        return self.kept
"""


def first_store(source: str) -> tuple[File, facts.Stored]:
    source = HEAD + textwrap.dedent(source)
    file = File(ast.parse(source), source.splitlines(), Options())
    stored = [fact for fact in engine.perform(file, frozenset({facts.Stored})).facts if isinstance(fact, facts.Stored)]
    return file, stored[0]


def met_later(source: str) -> bool | None:
    file, fact = first_store(source)
    return file.lifetimes.met_later(fact)


@pytest.mark.parametrize(
    ("rest", "met"),
    [
        ("", False),
        ("print(Keeper().kept)", True),
        ("def show(keeper):\n    return keeper.kept", True),
        (OTHER, False),
        ("class Derived(Keeper):\n    def show(self):\n        return self.kept", True),
        ("class Derived(Keeper):\n    def __init__(self):\n        print(self.kept)", False),
        ("k = Keeper()\n@tf.function\ndef again():\n    return k.kept", True),
    ],
    ids=["only the trace", "module", "function", "another class", "derived class", "constructor", "another trace"],
)
def test_attribute(rest: str, met: bool) -> None:
    assert met_later(KEEPER.format(use="return self.kept") + rest + "\n") is met


def test_attribute_that_nobody_reads() -> None:
    assert met_later(KEEPER.format(use="return 1")) is None


def test_attribute_read_before_it_is_written() -> None:
    source = "class A:\n    @tf.function\n    def run(self, x):\n        {}self.n = {}\n        return self.n\n"
    assert met_later(source.format("", "x")) is False
    assert met_later(source.format("", "self.n + x")) is True
    assert met_later(source.format("if x.flag: ", "1")) is True, "written on one way only"


def test_helper_that_two_traces_call_writes_for_both() -> None:
    assert (
        met_later(
            """
        class A:
            def set(self):
                self.n = 1
            @tf.function
            def one(self):
                self.set()
                return self.n
            @tf.function
            def two(self):
                self.set()
                return self.n
        """
        )
        is False
    )


def test_what_only_traced_code_can_call_is_not_untraced() -> None:
    source = """
        class A:
            def load(self):
                return self.n
            @tf.function
            def run(self, x, later):
                self.n = x
                later(lambda: self.load())
        """
    assert met_later(source) is False


@pytest.mark.parametrize(
    ("rest", "met"),
    [("", None), ("print(last)", True), ("def f(last):\n    return last", None), ("def f():\n    return last", True)],
    ids=["nobody", "module", "another variable of that name", "function"],
)
def test_global(rest: str, met: bool | None) -> None:
    assert met_later(f"last = None\n@tf.function\ndef run(x):\n    global last\n    last = x\n{rest}\n") is met


def test_same_constant_at_each_call() -> None:
    source = (
        "class A:\n    def __init__(self):\n        self.on = False\n"
        "    @tf.function\n    def run(self, x):\n        {}self.on = {}\n"
    )
    for branch, value, rest, same in [
        ("", "True", "", True),
        ("", "x", "", False),
        ("if tf.reduce_any(x): ", "True", "", False),
        ("", "True", "    def off(self):\n        self.on = False\n", False),
        ("", "True", "    def again(self):\n        self.on = True\n", True),
    ]:
        file, fact = first_store(source.format(branch, value) + rest)
        assert file.lifetimes.same_each_time(fact) is same, (branch, value, rest)


def test_reads_know_their_scopes() -> None:
    tree = ast.parse(
        "@deco(a)\ndef f(p=b):\n    return c + d.e\nclass A(base):\n    x = [g for g in h]\n"
        "f.n += 1\nbox[i] = j\nself.log.append(k)\n"
    )
    reads = Reads(Index(tree))
    by_kind: dict[str, set[str]] = {}
    for name, found in reads.names.items():
        by_kind.setdefault(found[0].scope.kind, set()).add(name)
    assert by_kind == {
        "module": {"deco", "a", "b", "base", "f", "box", "i", "j", "self", "k"},
        "function": {"c", "d"},
        "comprehension": {"g", "h"},
    }
    assert set(reads.attributes) == {"e", "n", "append", "log"}
    changes = {name: [change.method for change in found] for name, found in reads.changes.items()}
    assert changes == {"box": [None], "log": ["append"]}
