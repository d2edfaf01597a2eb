from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Got, Operated, Place, Stored, Subscripted
from flake8_tffunction.flow.outside import OPERATORS, captured, comes_from_graph, makes_op, operands
from flake8_tffunction.flow.overlays import argument
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import FAILING, Example, Finding, Rule, on
from flake8_tffunction.rules.trace_time.outer_mutation import grown_in_place, mutated
from flake8_tffunction.source.wording import written

HOSTS = frozenset({"tf.py_function", "tf.numpy_function", "tf.compat.v1.py_func"})


class LeakedTensor(Rule):
    """A tensor of the graph is kept in an attribute, a global, an outer container or a cache, and outlives its trace.

    It is a symbolic tensor without a value: reading it later raises `TypeError: ... is out of scope`, `.numpy()` does
    not exist, and as the state of the next call it is never read at all, since only the trace ran the Python code.
    Return the tensor and keep what the call gives, keep state in a `tf.Variable`, and make cached constants in `with
    tf.init_scope():`.

    The same tensor is of no use in code that runs outside of its graph: in `tf.init_scope`, and in the function that
    `tf.py_function` calls, which gets tensors as arguments (`inp`) and not from around it.
    """

    code = "TFF105"
    name = "leaked-tensor"
    message = "`{text}` {happens}: {instead}"
    see = ("guide/function#all_outputs_of_a_tffunction_must_be_return_values",)
    quiet = (
        "Where only the same trace reads the attribute or name, or the function puts the attribute's former value "
        "back, for what `tf.init_scope` makes, and for containers that the traced code makes itself."
    )
    yields_to = ("TFF120", "TFF124", "TFF125", *FAILING)

    bad = (
        Example(
            """
            class Model(tf.Module):
                last = None

                @tf.function
                def __call__(self, x):
                    y = tf.square(x)
                    self.last = y  # expect
                    return y


            model = Model()
            model(tf.constant(3.0))
            print(model.last.numpy())
            """,
            graph="",
            eager="9.0",
            raises="AttributeError",
        ),
        Example(
            """
            class Positions(tf.Module):
                table = None

                @tf.function
                def __call__(self, x):
                    if self.table is None:
                        self.table = tf.range(4.0)  # expect
                    return x + self.table[: x.shape[0]]


            positions = Positions()
            print(positions(tf.zeros([2])).numpy())
            print(positions(tf.zeros([3])).numpy())
            """,
            graph="[0. 1.]",
            eager="[0. 1.]\n[0. 1. 2.]",
            raises="TypeError",
        ),
    )
    good = (
        Example(
            """
            class Model(tf.Module):
                last = None

                @tf.function
                def forward(self, x):
                    return tf.square(x)

                def __call__(self, x):
                    self.last = self.forward(x)
                    return self.last


            model = Model()
            model(tf.constant(3.0))
            print(model.last.numpy())
            """,
            graph="9.0",
        ),
        Example(
            """
            class Positions(tf.Module):
                table = None

                @tf.function
                def __call__(self, x):
                    if self.table is None:
                        with tf.init_scope():
                            self.table = tf.range(4.0)
                    return x + self.table[: x.shape[0]]


            positions = Positions()
            print(positions(tf.zeros([2])).numpy())
            print(positions(tf.zeros([3])).numpy())
            """,
            graph="[0. 1.]\n[0. 1. 2.]",
        ),
    )

    @on(Stored)
    def stored(self, fact: Stored) -> Iterator[Finding]:
        if not any(value.holds_symbolic for value in _put_in(fact)):
            return
        if fact.what == "name":
            grown = grown_in_place(fact)
            leaks = _outer(grown) if grown is not None else fact.scope is not fact.place.scope and self._kept(fact)
        elif fact.what == "attribute":
            assert fact.owner is not None and fact.key is not None
            setting = self.file.lifetimes.is_setting(fact.owner, fact.key)
            leaks = not fact.owner.origin & Origin.FRESH and not setting and self._kept(fact)
        else:
            per_graph = fact.under is not None and fact.under.of == "tf.Graph"  # each trace finds its own
            leaks = fact.owner is not None and _outer(fact.owner) and not per_graph
        if leaks and not self.file.lifetimes.is_lent(fact):
            yield self._keeps(fact.node, fact.place, fact.text)

    @on(Called, of=lambda name, method: name is not None and host.mutates(name))
    def called(self, fact: Called) -> Iterator[Finding]:
        change = mutated(fact)
        if change is None or not _outer(change.value):
            return
        given = (*fact.args, *fact.keywords.values())
        if any(value.holds_symbolic for value in given) and not self.file.lifetimes.is_taken_back(
            fact.node, fact.place
        ):
            yield self._keeps(fact.node, fact.place, change.text)

    @on(Called, Got)
    def cached(self, fact: Called | Got) -> Iterator[Finding]:
        if not self.file.caches:
            return
        result = fact.result if isinstance(fact, Called) else fact.value
        given = (*fact.args, *fact.keywords.values()) if isinstance(fact, Called) else ()
        hashable = not any(value.may(Kind.TENSOR | Kind.VARIABLE) for value in given)
        if result.holds_symbolic and hashable:
            cache = self.file.cache_of(self._function(fact))
            if cache is not None:
                yield self._keeps(cache, None, f"@{written(cache)}")

    @on(Called, of=lambda name, method: name in HOSTS)
    def handed(self, fact: Called) -> Iterator[Finding]:
        """What the function of a tf.py_function has from around it."""
        function = argument(fact.args, fact.keywords, 0, "func")
        if fact.callee.name not in HOSTS or function is None or fact.place.in_init_scope:
            return
        for name in captured(self.file, function):
            happens = f"is a tensor of the graph, of no use in `{fact.text}`"
            yield self.at(name, fact.place, text=name.id, happens=happens, instead="pass it in `inp`")

    @on(Called, of=lambda name, method: name is not None and makes_op(name))
    def made(self, fact: Called) -> Iterator[Finding]:
        """An op in `tf.init_scope`."""
        if fact.args and isinstance(fact.node, ast.Call) and makes_op(fact.callee.name or ""):
            yield from self._lifted(fact.place, fact.node.args[0], fact.args[0])

    @on(Operated, Subscripted)
    def operated(self, fact: Operated | Subscripted) -> Iterator[Finding]:
        """The same for operators."""
        if isinstance(fact, Subscripted):
            yield from self._lifted(fact.place, fact.node.value, fact.owner)
        elif fact.op in OPERATORS:
            for node, value in zip(operands(fact.node), fact.operands):
                yield from self._lifted(fact.place, node, value)

    def _lifted(self, place: Place, node: ast.expr, value: Value) -> Iterator[Finding]:
        if value.is_symbolic and self.file.sites("init_scope") and comes_from_graph(node, place):
            happens = "is a tensor of the graph, of no use in `tf.init_scope`"
            yield self.at(node, place, text=written(node), happens=happens, instead="move this out of the scope")

    def _keeps(self, node: ast.AST, place: Place | None, text: str) -> Finding:
        happens = "keeps a tensor that dies with the trace"
        return self.at(node, place, text=text, happens=happens, instead="return it or use a `tf.Variable`")

    def _function(self, fact: Called | Got) -> ast.AST | None:
        """The def of the file that is called, or whose property is read."""
        if isinstance(fact, Called):
            return fact.callee.node
        found = fact.owner.cls.method(fact.node.attr) if fact.owner.cls is not None else None
        return found[0] if found is not None else None

    def _kept(self, fact: Stored) -> bool:
        return self.file.lifetimes.met_later(fact) is not False


def _put_in(fact: Stored) -> tuple[Value, ...]:
    """What is stored; of `self.losses += [loss]` what is added to the list."""
    if fact.new is None:
        return ()
    if fact.added is not None and fact.added.must(Kind.CONTAINER | Kind.TUPLE):
        return (fact.added,)
    return (fact.new,)


def _outer(value: Value) -> bool:
    return value.must(Kind.CONTAINER) and value.is_outer
