from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Operated, Stored, Subscripted
from flake8_tffunction.flow.overlays import argument
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written

SEQUENCES = Kind.LIST | Kind.TUPLE | Kind.STRING | Kind.RANGE
KINDS = {Kind.STRING: "string", Kind.TUPLE: "tuple", Kind.RANGE: "range", Kind.ARRAY: "array"}
COUNTED = {
    "tf.unstack": (1, "num"),
    "tf.squeeze": (1, "axis"),
    "tf.stack": (1, "axis"),
    "tensor.set_shape": (0, "shape"),
    "tf.ensure_shape": (1, "shape"),
    "tf.TensorShape": (0, "dims"),
    "builtins.hex": (0, "number"),
    "builtins.bin": (0, "number"),
    "builtins.oct": (0, "number"),
    "builtins.chr": (0, "i"),
    "builtins.enumerate": (1, "start"),
    "itertools.islice": (1, "stop"),
    "list.pop": (0, "index"),
    "list.insert": (0, "index"),
}
"""Calls that want Python numbers, in themselves or in a list, and refuse tensors (measured) -> position and name of
the argument."""
KEYED = ("dict.get", "dict.pop", "dict.setdefault", "set.add", "set.discard", "set.remove")


class TensorAsPythonIndex(Rule):
    """A symbolic tensor can't index a Python list, tuple or string, nor be a key of a dict or an element of a set.

    While tracing it has no value: a list refuses it, a dict finds it unhashable (eagerly as well). `int(i)` does
    not help, since AutoGraph makes a cast of it. Make the table a tensor and use `tf.gather`, choose between
    functions with `tf.switch_case`, look up with `tf.lookup.StaticHashTable`.
    """

    code = "TFF156"
    name = "tensor-as-python-index"
    message = "`{owner}`{kind} takes no tensor as {role}: use {instead}"
    quiet = "For tensors indexed by tensors, Python indices, shapes, and for arrays (TFF152)."

    bad = (
        Example(
            """
            RATES = [0.5, 0.25]


            @tf.function
            def rate(step):
                return RATES[step // 10]  # expect


            print(float(rate(tf.constant(10))))
            """,
            raises="TypeError",
            eager="0.25",
        ),
        Example(
            """
            NAMES = {0: "cat", 1: "dog"}


            @tf.function
            def decode(label):
                return tf.constant(NAMES[label + 0])  # expect


            print(decode(tf.constant(1)))
            """,
            raises="TypeError",
            eager_raises="TypeError",
            why="a tensor is unhashable in eager execution too",
        ),
    )
    good = (
        Example(
            """
            RATES = [0.5, 0.25]


            @tf.function
            def rate(step):
                return tf.gather(RATES, step // 10) * RATES[0] * tf.constant(RATES)[step // 10]


            print(float(rate(tf.constant(10))))
            """,
            graph="0.03125",
        ),
    )

    @on(Subscripted)
    def subscripted(self, fact: Subscripted) -> Iterator[Finding]:
        yield from self._indexed(fact.node, fact, fact.owner, fact.key)

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        """`rows[i] = x`."""
        if fact.under is not None:
            assert fact.owner is not None
            yield from self._indexed(fact.node, fact, fact.owner, fact.under)

    def _indexed(self, node: ast.expr, fact: Subscripted | Stored, owner: Value, key: Value) -> Iterator[Finding]:
        if not key.is_symbolic and not _holds_tensor(key):
            return
        assert isinstance(node, ast.Subscript)
        text = written(node.value)
        if owner.must(SEQUENCES) or key.of == "builtins.slice" and owner.must(Kind.ARRAY):
            kind = f", a Python {KINDS.get(owner.kind, 'list')},"
            role = "a bound of a slice" if key.of == "builtins.slice" else "its index"
            yield self.at(node, fact.place, owner=text, kind=kind, role=role, instead="`tf.gather` or `tf.switch_case`")
        elif owner.must(Kind.DICT):
            yield self.at(
                node, fact.place, owner=text, kind=", a dict,", role="a key", instead="`tf.gather` or `tf.lookup`"
            )

    @on(Called, of=lambda name, method: name is None)
    def cached(self, fact: Called) -> Iterator[Finding]:
        """A call of a function with a cache, which is a dict."""
        if self.file.cache_of(fact.callee.node) is not None and any(
            value.is_symbolic for value in (*fact.args, *fact.keywords.values())
        ):
            yield self.at(
                fact.node,
                fact.place,
                owner=fact.text,
                kind=", which has a cache,",
                role="its key",
                instead="no `lru_cache` here",
            )

    @on(Called, of=lambda name, method: name in KEYED or name in COUNTED)
    def called(self, fact: Called) -> Iterator[Finding]:
        """`d.get(t)`, `s.add(t)`, and sizes."""
        name = fact.callee.name
        if name in KEYED and any(value.is_symbolic for value in fact.args[:1]):
            owner, kind = fact.text.rpartition(".")[0], f", a {name.partition('.')[0]},"
            yield self.at(
                fact.node, fact.place, owner=owner, kind=kind, role="a key", instead="`tf.gather` or `tf.lookup`"
            )
        if name in COUNTED:
            position, keyword = COUNTED[name]
            value = argument(fact.args, fact.keywords, position, keyword)
            if value is not None and (value.is_symbolic or _holds_tensor(value)):
                yield self.at(
                    fact.node,
                    fact.place,
                    owner=fact.text,
                    kind="",
                    role=f"`{keyword}`",
                    instead="a Python number, or an op like `tf.gather`",
                )

    @on(Operated)
    def contained(self, fact: Operated) -> Iterator[Finding]:
        """`t in {1, 2}`, `{t: 1}`, `{t}`."""
        if fact.op == "hash" and fact.operands[0].is_symbolic:
            text = written(fact.node)
            kind, owner, role = (
                (", a dict,", f"{{{text}: ...}}", "a key")
                if fact.result.kind == Kind.DICT
                else (", a set,", f"{{{text}, ...}}", "an element")
            )
            yield self.at(fact.node, fact.place, owner=owner, kind=kind, role=role, instead="`t.ref()` or `tf.lookup`")
        if fact.op in ("in", "not in") and fact.operands[0].is_symbolic and fact.operands[1].must(Kind.SET | Kind.DICT):
            kind = " a set" if fact.operands[1].kind == Kind.SET else " a dict"
            yield self.at(
                fact.node, fact.place, owner=fact.op, kind=kind, role="a key", instead="`tf.reduce_any(... == ...)`"
            )


def _holds_tensor(value: Value) -> bool:
    """Whether a list of Python sizes, a key that is a tuple, or a slice certainly holds a tensor."""
    return any(item.is_symbolic for item in value.items or ())
