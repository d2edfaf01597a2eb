from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Formatted, Place
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.flow.watching import shown_while_tracing
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written

SHOWING = frozenset(
    {"builtins.str", "builtins.repr", "builtins.ascii", "builtins.format", "str.format", "str.format_map"}
)
STRUCTURE = Kind.TENSOR | Kind.LIST | Kind.TUPLE | Kind.DICT


class TensorInString(Rule):
    """A tensor in an f-string, `%`, `format` or `str` is written while tracing, as the name of a symbolic tensor.

    The text `Tensor("x:0", ...)` is a constant of the graph, the same at each call; with a format like `:.2f` it is
    an error. Of a variable it shows the name and shape, and no value. Give the tensor to `tf.print` as an argument of
    its own, or build the string with `tf.strings.format`, `tf.strings.join` and `tf.strings.as_string`.
    """

    code = "TFF153"
    name = "tensor-in-string"
    message = "`{value}` reads `{shown}` while tracing: use `tf.strings.format` or arguments of `tf.print`"
    quiet = "In `raise` and Python's own prints, which run while tracing anyway, and for shapes, dtypes and names."

    bad = (
        Example(
            """
            @tf.function
            def label(i):
                return tf.constant("item-{}".format(i))  # expect


            for i in range(2):
                print(label(tf.constant(i)).numpy())
            """,
            graph="""
                b'item-Tensor("i:0", shape=(), dtype=int32)'
                b'item-Tensor("i:0", shape=(), dtype=int32)'
                """,
            eager="""
                b'item-0'
                b'item-1'
                """,
        ),
        Example(
            """
            @tf.function
            def label(loss):
                return tf.constant("%.2f" % tf.reduce_mean(loss))  # expect


            print(label(tf.constant([1.0])).numpy())
            """,
            raises="TypeError",
            eager="b'1.00'",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def label(i):
                if i.shape.rank:
                    raise ValueError(f"a scalar is wanted, not {i}")
                return tf.strings.format("item-{} of rank " + f"{i.shape.rank}", i)


            for i in range(2):
                print(label(tf.constant(i)).numpy())
            """,
            graph="""
                b'item-0 of rank 0'
                b'item-1 of rank 0'
                """,
        ),
    )

    @on(Formatted)
    def formatted(self, fact: Formatted) -> Iterator[Finding]:
        shown = _shown(fact.value, fact.place)
        if shown is not None and not shown_while_tracing(self.file, fact.place, fact.node):
            yield self.at(fact.string, fact.place, value=written(fact.node), shown=shown)

    @on(Called, of=lambda name, method: name in SHOWING)
    def called(self, fact: Called) -> Iterator[Finding]:
        """`str(t)`, `repr(t)`, `"{}".format(t)`."""
        if fact.callee.name not in SHOWING:
            return
        values = (*fact.args, *fact.keywords.values())
        shown = next(filter(None, (_shown(value, fact.place) for value in values)), None)
        if shown is not None and not shown_while_tracing(self.file, fact.place, fact.node):
            yield self.at(fact.node, fact.place, value=written(fact.node), shown=shown)


def _shown(value: Value, place: Place) -> str | None:
    """How a value stands in a string that traced code makes, if that is not what the user wants to see.

    This holds for a tensor of the graph, a structure of them (a list, a dict, the element of a Dataset), and a variable,
    of which the trace sees no value.
    """
    if value.holds_symbolic and not value.kind & ~STRUCTURE:
        return "Tensor(...)"
    if value.must(Kind.VARIABLE) and not place.in_init_scope:
        return "<Variable>"
    return None
