"""What a rule is: a page of prose, a message, examples, and answers to a few kinds of fact."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from flake8_tffunction.flow.values import Trust
from flake8_tffunction.options import Options
from flake8_tffunction.project.far import FAR
from flake8_tffunction.records import NamedTuple

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Place
    from flake8_tffunction.flow.file import File


LONGEST = 109
"""How long a message may be."""
ADVICE = frozenset({"instead", "fix"})
"""Fields of messages that say what to write: what is cut is another one."""

FAILING = ("TFF151", "TFF152", "TFF154", "TFF156", "TFF159")
"""What certainly fails where it stands: a print, an append or an assignment of it never happens."""


class Finding(NamedTuple):
    """One report, before flake8 filters it. `line` is 1-based, `column` 0-based in characters."""

    line: int
    column: int
    code: str
    text: str
    statement: int = 0
    """Line of the statement around it: where `yields_to` looks for the more exact rule."""
    span: tuple[int, int] = (0, 0)
    """First and last line of the tensor `if` or loop, for a trap that ends the trace or shows where branches (or turns) meet."""
    ends: bool = False
    """Whether the trace ends there."""


class Example:
    """A whole program with its own driver, and what TensorFlow really does with it.

    Parameters
    ----------
    source
        A module without `import tensorflow as tf`, which is put before it. A line that is to be reported ends in
        `# expect` (or `# expect: TFF105` for another rule's code).
    graph
        What the program prints (one line each), with tf.function at work.
    eager
        The same with every tf.function switched off (`tf.config.run_functions_eagerly(True)`); None: as `graph`.
    raises, eager_raises
        Name of the exception that ends the program, or None.
    why
        For a trap that eager execution shares (`v += 1` on a variable): the sentence that says so.
    """

    def __init__(
        self,
        source: str,
        *,
        graph: str = "",
        eager: str | None = None,
        raises: str | None = None,
        eager_raises: str | None = None,
        why: str = "",
    ) -> None:
        self._source, self._graph, self._eager = source, graph, eager
        self.raises = raises
        self.eager_raises = eager_raises
        self.why = why

    # (dedented when somebody looks: a run of flake8 never does)

    @cached_property
    def source(self) -> str:
        """The module, without the import of TensorFlow."""
        return textwrap.dedent(self._source).strip("\n") + "\n"

    @cached_property
    def graph(self) -> tuple[str, ...]:
        """The lines that the program prints with tf.function at work."""
        return tuple(textwrap.dedent(self._graph).strip("\n").splitlines())

    @cached_property
    def eager(self) -> tuple[str, ...]:
        """The lines that it prints with every tf.function switched off."""
        return self.graph if self._eager is None else tuple(textwrap.dedent(self._eager).strip("\n").splitlines())

    @property
    def program(self) -> str:
        """The module as TensorFlow and the plugin read it."""
        return "import tensorflow as tf\n\n\n" + self.source

    @property
    def differs(self) -> bool:
        """Whether tf.function is declared to change what the program does."""
        return (self.graph, self.raises) != (self.eager, self.eager_raises)


Handler = TypeVar("Handler", bound=Callable[..., Iterator[Finding]])
Named = Callable[["str | None", "str | None"], bool]
"""Whether a call is worth asking about, by the canonical name of the callee and the name of the method."""


def on(*facts: type, of: Named | None = None) -> Callable[[Handler], Handler]:
    """Mark a method of a rule as the answer to these kinds of fact; of calls only to those that `of` lets through.

    Most of what is played are calls, and most rules want few of them: the engine asks `of` once for each name. It is an index
    and no part of the rule: the method decides by itself, and says the same without it (`tests/test_gate.py`).
    """

    def mark(method: Handler) -> Handler:
        method.answers = facts  # type: ignore[attr-defined]
        method.of = of  # type: ignore[attr-defined]
        return method

    return mark


def after(*facts: type) -> Callable[[Handler], Handler]:
    """Mark a method as an answer that needs what all other rules found: it is asked last, as (fact, findings)."""

    def mark(method: Handler) -> Handler:
        method.answers_last = facts  # type: ignore[attr-defined]
        return method

    return mark


class Rule:
    """Base of all rules. The docstring is the page: one sentence, an empty line, then why and what to write instead.

    Rules hold no state between facts: what they need to know stands in the fact, in `self.file` (the whole file) and in
    `self.file.options`. They are asked after everything has been played, so `self.file` knows all that is traced.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    message: ClassVar[str]
    """`str.format` template: what happens, then what to write; the user's thing in backquotes; under 110 characters."""
    default: ClassVar[bool] = True
    """Whether flake8 shows it without being asked."""
    needs: ClassVar[int] = Trust.INFERRED
    """How sure a value's kind must be before the rule speaks about it."""
    yields_to: ClassVar[tuple[str, ...]] = ()
    """Codes of more exact rules: with one of them in the same statement, this one is silent."""
    stops: ClassVar[bool] = False
    """Whether what it reports ends the trace at once."""
    meets: ClassVar[bool] = False
    """Whether it speaks of what meets behind a tensor `if` or loop: nothing does where the trace has ended in it."""
    quiet: ClassVar[str] = ""
    """When the rule stays silent, in words, for its page."""
    see: ClassVar[tuple[str, ...]] = ()
    """Pages of the TensorFlow documentation (below https://www.tensorflow.org/) or issue addresses."""
    versions: ClassVar[str] = ""
    """How the claim differs between versions of TensorFlow or Keras, in words."""
    settings: ClassVar[Options] = Options()
    """Under which its examples are reported."""
    bad: ClassVar[tuple[Example, ...]]
    good: ClassVar[tuple[Example, ...]]

    def __init__(self, file: File) -> None:
        self.file = file

    @classmethod
    def concerns(cls, file: File) -> bool:
        """Whether the rule may have anything to say about a file that has been played."""
        return True

    @classmethod
    def handlers(cls, last: bool = False) -> Iterator[tuple[type, str, Named | None]]:
        """(kind of fact, method name, which calls) for every answer of this rule, or for those that come last."""
        for name in dir(cls):
            method = getattr(cls, name)
            for fact in getattr(method, "answers_last" if last else "answers", ()):
                yield fact, name, getattr(method, "of", None)

    def at(
        self,
        node: ast.AST,
        place: Place | None = None,
        *,
        meeting: ast.AST | None = None,
        ends: bool = True,
        **fields: Any,
    ) -> Finding:
        """A finding at the first line of `node`, with `message` filled in (a long name in it is cut, what to write never).

        `meeting` is the tensor `if` or loop that the trap belongs to, if that is not `node`; `ends` is False if the trace goes on
        there, though the rule `stops`.
        """
        line = getattr(node, "lineno", 1)
        for name, value in fields.items():
            if value.__class__ is int and value >= FAR:
                fields[name] = self.file.where(value)
        text = filled(self.message, fields)
        statement = place.statement.lineno if place is not None else line
        span = self.file.span(meeting or node, place) if (self.meets or meeting) and place is not None else (0, 0)
        return Finding(line, self.file.column(node), self.code, text, statement, span, self.stops and ends)


def filled(message: str, fields: dict[str, Any]) -> str:
    """A message with its fields, no longer than `LONGEST`: the longest of those that don't say what to write is cut."""
    text = message.format(**fields)
    if len(text) <= LONGEST or not fields:
        return text
    key = max(fields, key=lambda field: (field not in ADVICE, len(str(fields[field]))))
    return message.format(**{**fields, key: str(fields[key])[: LONGEST - len(text) - 3] + "..."})


class CompiledRule(Rule):
    """A rule about code that XLA compiles: of no concern to most files."""

    @classmethod
    def concerns(cls, file: File) -> bool:
        """Whether anything in the file is compiled."""
        return file.compiles


def reached(findings: Sequence[tuple[type[Rule], Finding]]) -> list[Finding]:
    """Findings without those about branches that never meet, since the trace ends inside of them or before it comes to them.

    `findings` come in the order of the trace.
    """
    ends: dict[Finding, None] = {}
    kept: list[Finding] = []
    for rule, finding in findings:
        if rule.meets and any(_hides(end, finding) for end in ends):
            continue
        kept.append(finding)
        if finding.ends:
            ends[finding] = None
    return kept


def _hides(end: Finding, finding: Finding) -> bool:
    """Whether the trace ended inside of what a later finding is about, or earlier in the tensor `if` that encloses it."""
    if (end.line, end.code) == (finding.line, finding.code):
        return False
    first, last = finding.span
    return first <= end.line <= last or end.span[0] <= end.line < finding.line <= end.span[1]


def silence(findings: Iterable[Finding], yields: dict[str, tuple[str, ...]]) -> list[Finding]:
    """One trap, one report: drop findings whose statement has a more exact one, and doubles; sort by place."""
    unique = {(f.line, f.column, f.code): f for f in sorted(findings, reverse=True)}
    codes: dict[int, set[str]] = {}
    for finding in unique.values():
        codes.setdefault(finding.statement, set()).add(finding.code)
    return sorted(f for f in unique.values() if not codes[f.statement].intersection(yields.get(f.code, ())))
