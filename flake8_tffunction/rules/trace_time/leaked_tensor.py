from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Got, Stored
from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.rules.base import FAILING, Example, Finding, Rule, on
from flake8_tffunction.rules.trace_time.outer_mutation import mutated
from flake8_tffunction.source.wording import written


class LeakedTensor(Rule):
    """A tensor of the graph is kept in an attribute, a global, an outer container or a cache, and outlives its trace.

    It is a symbolic tensor without a value: reading it later raises `TypeError: ... is out of scope`, `.numpy()` does
    not exist, and as the state of the next call it is never read at all, since only the trace ran the Python code.
    Return the tensor and keep what the call gives, keep state in a `tf.Variable`, and make cached constants in `with
    tf.init_scope():`.
    """

    code = "TFF105"
    name = "leaked-tensor"
    message = "`{text}` keeps a tensor that dies with the trace: return it or use a `tf.Variable`"
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
            leaks = fact.scope is not fact.place.scope and self._kept(fact)
        elif fact.what == "attribute":
            assert fact.owner is not None and fact.key is not None
            setting = self.file.lifetimes.is_setting(fact.owner, fact.key)
            leaks = not fact.owner.origin & Origin.FRESH and not setting and self._kept(fact)
        else:
            per_graph = fact.under is not None and fact.under.of == "tf.Graph"  # each trace finds its own
            leaks = fact.owner is not None and _outer(fact.owner) and not per_graph
        if leaks and not self.file.lifetimes.is_lent(fact):
            yield self.at(fact.node, fact.place, text=fact.text)

    @on(Called, of=lambda name, method: name is not None and host.mutates(name))
    def called(self, fact: Called) -> Iterator[Finding]:
        change = mutated(fact)
        if change is None or not _outer(change.value):
            return
        if any(value.holds_symbolic for value in (*fact.args, *fact.keywords.values())):
            yield self.at(fact.node, fact.place, text=change.text)

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
                yield self.at(cache, text=f"@{written(cache)}")

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
