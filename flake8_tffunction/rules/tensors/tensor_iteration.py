from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Iterated, Place
from flake8_tffunction.flow.structures import goes_over_list, may_be_nest
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on

SECOND = tuple(f"itertools.{name}" for name in ("dropwhile", "filterfalse", "starmap", "takewhile"))
"""Of `itertools`: what is called for the elements of its second argument."""
LIBRARY = (
    "collections.deque",
    *(f"itertools.{name}" for name in "accumulate batched chain combinations compress cycle groupby islice".split()),
    *(f"itertools.{name}" for name in "pairwise permutations product zip_longest".split()),
    *SECOND,
)
"""Python's library: what iterates its argument at once, and nothing of TensorFlow does exactly the same."""
ITERATING = {
    "builtins.list": "tf.unstack",
    "builtins.tuple": "tf.unstack",
    "builtins.set": "tf.unique",
    "builtins.sum": "tf.reduce_sum",
    "builtins.min": "tf.reduce_min",
    "builtins.max": "tf.reduce_max",
    "builtins.any": "tf.reduce_any",
    "builtins.all": "tf.reduce_all",
    "builtins.enumerate": "tf.range",
    "builtins.zip": "tf.unstack",
    "builtins.map": "tf.map_fn",
    "builtins.filter": "tf.boolean_mask",
    "builtins.iter": "tf.unstack",
    "builtins.reversed": "tf.reverse",
    "functools.reduce": "tf.foldl",
    "math.prod": "tf.reduce_prod",
    **dict.fromkeys(LIBRARY, "tf.unstack"),
}
"""Python that iterates its argument, and what does it in the graph."""
ITERATED = {
    "builtins.zip": slice(None),
    "builtins.map": slice(1, None),
    "builtins.filter": slice(1, 2),
    "functools.reduce": slice(1, 2),
    **dict.fromkeys(("itertools.chain", "itertools.product", "itertools.zip_longest"), slice(None)),
    **dict.fromkeys(SECOND, slice(1, 2)),
}
"""Which arguments of a call are iterated, where it is not the first alone: `sum(parts, start)` only adds to the tensor."""
WHOLE = frozenset({"builtins.list", "builtins.tuple", "builtins.sum", "builtins.enumerate", "functools.reduce"})
"""Of these: what goes on until there is no next element."""
SYMBOLIC, RAGGED = "symbolic tensor, an error while tracing", "RaggedTensor, without end in a trace"
FORMS = {"unpack": "unpacking", "star": "`*`", "comprehension": "a comprehension"}


class TensorIteration(Rule):
    """Python can't iterate a symbolic tensor: unpacking, `*t`, comprehensions, `sum`, `list`, `zip` are errors.

    AutoGraph turns the `for` statement over a tensor into a graph loop, and nothing else. Take a tensor of known
    size apart with `tf.unstack`, apply a function to its rows with `tf.map_fn`, or write a `for` statement.

    A RaggedTensor gives one row after the other, and in a trace there is no last one: Python stops where TensorFlow knows how
    many rows there are, with an error, and else never.
    """

    code = "TFF159"
    name = "tensor-iteration"
    message = "{how} iterates a {what}: use `{instead}` or a `for` statement"
    see = ("guide/function#loops",)
    quiet = (
        "For the `for` statement, for lists of tensors, for functions that return several tensors, for the "
        "inputs of a Keras layer (which may be a list), and for eager tensors from outside."
    )

    bad = (
        Example(
            """
            @tf.function
            def area(image):
                height, width = tf.shape(image)  # expect
                return height * width


            print(int(area(tf.zeros([2, 3]))))
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="6",
        ),
        Example(
            """
            @tf.function
            def powers(x, n):
                return tf.stack([x ** tf.cast(k, tf.float32) for k in tf.range(n)])  # expect


            print(powers(tf.constant(2.0), tf.constant(3)).numpy())
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="[1. 2. 4.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def area(image):
                height, width = tf.unstack(tf.shape(image))
                mean, variance = tf.nn.moments(image, axes=[0, 1])
                total = height * width
                for row in image:
                    total += tf.cast(tf.reduce_sum(row), tf.int32)
                return sum([total, height, width])


            print(int(area(tf.zeros([2, 3]))))
            """,
            graph="11",
        ),
    )

    @on(Iterated)
    def iterated(self, fact: Iterated) -> Iterator[Finding]:
        if fact.how in FORMS and fact.place.hides(fact.value) and not self._may_be_list(fact):
            instead = "tf.map_fn" if fact.how == "comprehension" else "tf.unstack"
            yield self.at(fact.node, fact.place, how=FORMS[fact.how], what=SYMBOLIC, instead=instead)
        elif fact.how in FORMS and has_no_end(fact.value, fact.place):
            yield self.at(fact.node, fact.place, how=FORMS[fact.how], what=RAGGED, instead="tf.map_fn")

    def _may_be_list(self, fact: Iterated) -> bool:
        """Whether it may be a list: what Keras gives to `call`, or the sum of two such arguments."""
        statement = fact.place.statement
        source = statement.value if fact.how == "unpack" and isinstance(statement, ast.Assign) else fact.node
        return may_be_nest(fact.value, fact.place) or goes_over_list(source, fact.value, fact.place, self.file.names)

    @on(Called, of=lambda name, method: name in ITERATING)
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name
        if name not in ITERATING:
            return
        args = fact.args[ITERATED.get(name, slice(1))]
        if name in ("builtins.min", "builtins.max") and len(fact.args) > 1:
            return  # compares its arguments: TFF154
        if any(fact.place.hides(value) and not may_be_nest(value, fact.place) for value in args):
            yield self.at(fact.node, fact.place, how=f"`{fact.text}`", what=SYMBOLIC, instead=ITERATING[name])
        elif name in WHOLE and any(has_no_end(value, fact.place) for value in args):
            yield self.at(fact.node, fact.place, how=f"`{fact.text}`", what=RAGGED, instead="tf.map_fn")


def has_no_end(value: Value, place: Place) -> bool:
    """Whether it is a RaggedTensor of the trace, which Python asks for a next row for ever, or until TensorFlow refuses (2.15.1,
    2.21.0)."""
    ragged = value.kind == Kind.OBJECT and value.of == "tf.RaggedTensor"
    return ragged and value.origin == Origin.FRESH and not place.in_init_scope
