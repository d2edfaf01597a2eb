"""The vocabulary in which the interpreter tells what happens, and the only thing that rules listen to.

A closed list: a new fact needs two rules that want it. Every fact has a `node` (where a person would look) and a
`place` (in which traced function, under which branches and loops, by which calls).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from flake8_tffunction.records import NamedTuple

if TYPE_CHECKING:
    from flake8_tffunction.flow.binding import Bound
    from flake8_tffunction.flow.repetition import Repeats
    from flake8_tffunction.flow.values import Value
    from flake8_tffunction.source.scopes import Scope
    from flake8_tffunction.source.tracing import Traced


TENSOR: Final = "tensor"
"""A loop over a tensor, or while a tensor is true."""
DATASET: Final = "dataset"
ITERATOR: Final = "iterator"
PYTHON: Final = "python"
UNKNOWN: Final = ""
INIT_SCOPE: Final = "init_scope"
"""The region that `tf.init_scope` lifts out of the graph."""


class Region(NamedTuple):
    """One branch, loop or block around a fact."""

    node: ast.AST
    what: str
    """"if", "else", "for", "while", "try", "except", "comprehension", "match", "init_scope", "with"; "graph": the body
    of an inner tf.function; "xla": all that a jitted function runs; "rest": what follows an `if` of which one branch has
    left; "constructor": the `__init__` of a class of the file; "cached": the body of a function under functools.cache;
    "callback": a function handed to tf.cond, tf.while_loop and the like."""
    staged: bool | None
    """True: TensorFlow traces it as part of a graph branch or loop; False: Python runs it; None: not known."""
    guard: str | None = None
    """For a branch that only runs while something is not there yet: "once" (depends on state alone), "argument" (on an
    argument or a shape: it opens again in a later trace)."""
    test: Value | None = None
    kind: str = ""
    """For a loop: what runs it (`TENSOR`, `DATASET`, `ITERATOR`, `PYTHON`, or `UNKNOWN`)."""


def lifts(regions: Iterable[Region]) -> bool:
    """Whether `tf.init_scope` is among them."""
    return any(region.what == INIT_SCOPE for region in regions)


class Place(NamedTuple):
    """Where in the traced code a fact stands."""

    traced: Traced
    """The root whose trace this is."""
    function: ast.AST
    """The def, lambda or module whose body holds the node."""
    scope: Scope
    """The scope of that function."""
    regions: tuple[Region, ...]
    """Outermost first, across calls: a helper called in a branch has that branch before its own."""
    via: tuple[ast.AST, ...]
    """The calls that led from the root to here."""
    statement: ast.stmt
    """The simple statement (or the head of the compound one) around the node."""
    unconverted: str = ""
    """Why AutoGraph does not convert this code (a word of `flow.conversion`); empty where it does."""
    own: int = 0
    """How many of `regions` belong to the callers; the rest stand in `function` itself."""
    entry: object = None
    """For code of another module: which of its plays this is, for `project.reporting` to find the calls that led to it."""

    @property
    def converted(self) -> bool:
        """Whether AutoGraph converts this code."""
        return not self.unconverted

    @property
    def guard(self) -> str | None:
        """The create-once guard around this place: "once", "argument" or None."""
        found = None
        for region in self.regions:
            if region.guard == "argument":
                return "argument"
            found = region.guard or found
        return found

    @property
    def staged(self) -> Region | None:
        """The innermost branch or loop around this place that certainly is a graph branch or loop."""
        for region in reversed(self.regions):
            if region.staged:
                return region
        return None

    @property
    def in_xla(self) -> bool:
        """Whether XLA compiles this code: it is reached from a jitted function, whatever the options of those between say."""
        return any(region.what == "xla" for region in self.regions)

    def hides(self, value: Value) -> bool:
        """Whether Python certainly can't read a value here: a symbolic tensor, or a variable outside of `tf.init_scope`."""
        return value.lacks_value and (value.is_symbolic or not self.in_init_scope)

    @property
    def in_init_scope(self) -> bool:
        """Whether `tf.init_scope` lifts this place out of the graph."""
        return lifts(self.regions)


class Entered(NamedTuple):
    """The trace of a root begins."""

    node: ast.AST
    place: Place
    parameters: dict[str, Value]


class Called(NamedTuple):
    """A call. `with x:` is told as a call of x.__enter__ at x."""

    node: ast.expr
    place: Place
    callee: Value
    receiver: Value | None
    """The object whose method is called, for `receiver.method(...)`, unless it is a module or class."""
    method: str | None
    """The name of that method."""
    args: tuple[Value, ...]
    keywords: dict[str, Value]
    result: Value
    text: str
    """The callee as written: "self.log.append"."""
    recursive: bool = False
    """Whether the callee is being traced already: this function, or one of its callers."""


class Loaded(NamedTuple):
    """A name that is not local to the traced code is read."""

    node: ast.Name
    place: Place
    value: Value
    owner: Scope | None
    """The scope that binds it; None for builtins and unknown names."""


class Got(NamedTuple):
    """An attribute is read."""

    node: ast.Attribute
    place: Place
    owner: Value
    value: Value


class Subscripted(NamedTuple):
    """An element or slice is read."""

    node: ast.Subscript
    place: Place
    owner: Value
    key: Value
    value: Value


class Operated(NamedTuple):
    """An operator is applied: "+", "not", "<", "in", "and", ...; "hash" for a key of a dict display or an element of a set display.

    For `x += y` the node is `y`.
    """

    node: ast.expr
    place: Place
    op: str
    operands: tuple[Value, ...]
    result: Value


class Formatted(NamedTuple):
    """A value becomes part of a string: f-string, %, str.format."""

    node: ast.expr
    place: Place
    value: Value
    refused: bool
    """Whether it is written in a format that only numbers and strings have: `:.2f`, `%d`."""
    string: ast.expr
    """The whole string: before Python 3.12 the parts of an f-string have its position, and reports stay where they were."""


class Stored(NamedTuple):
    """Something that outlives the statement is bound, changed in place or deleted (plain local names are not told)."""

    node: ast.expr
    place: Place
    what: str
    """"name" (declared global or nonlocal, or a local that held a variable or that `+=` changes in place), "closure" (a nonlocal
    of a function of the same trace), "attribute", "item"; with "del " before it for a deletion."""
    owner: Value | None
    """The object that is written to; None for a name."""
    key: str | None
    """The name or the attribute; None for an item."""
    old: Value | None
    """What was there before, where it is known."""
    new: Value | None
    """What is there after it; None for a deletion."""
    augmented: bool
    """Whether it is `+=` and the like."""
    scope: Scope | None
    """The scope that owns a global or nonlocal name."""
    text: str
    """The target as written: "self.count"."""
    under: Value | None = None
    """What an item is stored under."""
    added: Value | None = None
    """The right side of a `+=` and the like."""


class Iterated(NamedTuple):
    """Python iterates a value: "for", "comprehension", "unpack", "star", or the name of the builtin that does it."""

    node: ast.expr
    place: Place
    how: str
    value: Value
    staged: bool | None
    """Whether AutoGraph makes it a graph loop (only a "for" can be)."""


class Branched(NamedTuple):
    """An `if`, a conditional expression, or the test of a `while` or comprehension has been played."""

    node: ast.AST
    place: Place
    test: Value
    staged: bool | None


class Merged(NamedTuple):
    """Both arms of a graph branch have been played: what each leaves in the names that are read behind it.

    The rest of a block, which a `break` or `continue` on a tensor may skip, is such an arm too; the other one is empty.
    """

    node: ast.If | ast.IfExp
    place: Place
    arms: dict[str, tuple[Value, Value]]
    """Name -> value at the end of body and else. `logs["k"]` and `o.a` as written; "retval_" for what the arms return; "" for a
    conditional expression."""


class Chosen(NamedTuple):
    """The branches of tf.cond, tf.case or tf.switch_case have been played."""

    node: ast.expr
    place: Place
    results: tuple[Value, ...]
    """What each of them gives back."""


class Wound(NamedTuple):
    """tf.while_loop has been played."""

    node: ast.expr
    place: Place
    names: tuple[str, ...]
    """What its body calls the loop variables."""
    before: tuple[Value, ...]
    after: tuple[Value, ...]
    """What it begins with, and what the body gives back."""
    free: bool
    """Whether shapes may change: `shape_invariants` are given."""


class Carried(NamedTuple):
    """A name that a graph loop carries round."""

    before: Value
    """What it holds before the loop."""
    after: Value
    """What it holds after the first turn."""
    store: ast.AST | None
    """The first statement of the body that binds it; the loop itself if that is its target."""
    read_after: bool
    """Whether it is read after the loop, and not only in a later turn."""


class Looped(NamedTuple):
    """A loop has been played."""

    node: ast.For | ast.AsyncFor | ast.While
    place: Place
    staged: bool | None
    kind: str
    """`TENSOR`, `DATASET`, `ITERATOR`, `PYTHON`, or `UNKNOWN`."""
    source: Value | None
    """What a `for` runs over."""
    tests: tuple[Value, ...]
    """The test of a `while` at first, and after one turn (if that is reached)."""
    carried: dict[str, Carried]
    """What a graph loop carries; empty for other loops."""
    works: bool
    """Whether a turn makes operations of the graph."""
    indexes: bool
    """Whether a turn uses the loop variable of a `for` as Python does: as the index of a container, or in a string."""


class Left(NamedTuple):
    """return, break, continue, raise, yield or await."""

    node: ast.AST
    place: Place
    how: str
    value: Value | None


class Tried(NamedTuple):
    """A try statement has been played."""

    node: ast.Try
    place: Place


class Ended(NamedTuple):
    """The trace of a root ends: its returned value and all calls of TensorFlow functions, in order of the trace."""

    node: ast.AST
    place: Place
    returned: Value
    called: tuple[Called, ...]


class Made(NamedTuple):
    """A tf.function object is made, by eager or traced code."""

    node: ast.AST
    """The decorator, the call of tf.function, or the call of a function of the file that makes a new one each time."""
    place: Place | None
    scope: Scope
    """The scope that makes it; the code is traced if its function is in `file.reached`."""
    traced: Traced
    how: str
    """"decorator", "call", or "factory": `node` calls a function of the file that returns a tf.function made in it."""
    repeats: Repeats
    """How often the code around `node` runs."""


class Invoked(NamedTuple):
    """Code that is not traced calls a tf.function of this file."""

    node: ast.Call
    scope: Scope
    traced: Traced
    args: tuple[Value, ...]
    keywords: dict[str, Value]
    callee: Value
    """The tf.function; `callee.bound` is the instance whose method it is."""
    bound: Bound
    """The arguments by parameter, and what cannot be bound."""
    repeats: Repeats
    """How often the code around `node` runs."""


class Finished(NamedTuple):
    """All roots have been played: told once a file, for what stands in code that is not traced."""

    node: ast.Module
    scope: Scope


Fact = (
    Entered
    | Called
    | Loaded
    | Got
    | Subscripted
    | Operated
    | Formatted
    | Stored
    | Iterated
    | Branched
    | Merged
    | Looped
    | Chosen
    | Wound
    | Left
    | Tried
    | Ended
    | Made
    | Invoked
    | Finished
)
