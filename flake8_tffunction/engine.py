"""From a tree to findings: the only place that knows the order of index, roots, play and rules."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from flake8_tffunction.flow.evaluator import RAISE
from flake8_tffunction.flow.facts import Called, Fact, Finished, Invoked, Made
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.heirs import Heirs
from flake8_tffunction.flow.play import Play
from flake8_tffunction.flow.roots import discover
from flake8_tffunction.flow.values import describe
from flake8_tffunction.flow.wrappers import unused
from flake8_tffunction.options import Options
from flake8_tffunction.project.far import FAR
from flake8_tffunction.project.reporting import Entries, Examined, depends
from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import Finding, Named, Rule, reached, silence
from flake8_tffunction.source.depth import shallow
from flake8_tffunction.source.gate import may_trace
from flake8_tffunction.source.tracing import Traced
from flake8_tffunction.source.wording import printable

if TYPE_CHECKING:
    from flake8_tffunction.project.locating import Locator

COULD = "TFF191"
"""The code for which functions are played that no tf.function is."""

Answer = tuple[type[Rule], str]
"""A rule, and the method of it that answers."""
Answers = dict[type, list[tuple[Answer, Named | None]]]
Topic = type | tuple[str | None, str | None]
"""A kind of fact; of calls the canonical name of the callee and the name of the method."""


def check(
    tree: ast.Module,
    lines: Sequence[str],
    options: Options,
    rules: Iterable[type[Rule]] = RULES,
    path: str | None = None,
) -> list[Finding]:
    """All findings of one file, sorted, one for each trap.

    Parameters
    ----------
    tree, lines
        The module and its source lines.
    options
        The user's settings.
    rules
        The rules to ask; all of them by default, since precedence is applied before flake8 filters.
    path
        Where the file lies, so that its imports can be followed; None if they are not to be.

    Raises
    ------
    Nothing on any tree that `ast.parse` gives; under FLAKE8_TFFUNCTION_RAISE=1 a rule that fails raises.
    """
    rules = tuple(rules)
    try:
        return _checked(tree, lines, options, rules, path, whole=True)
    except RecursionError:
        return _checked(shallow(tree), lines, options, rules, path, whole=False)


def _checked(
    tree: ast.Module,
    lines: Sequence[str],
    options: Options,
    rules: tuple[type[Rule], ...],
    path: str | None,
    whole: bool,
) -> list[Finding]:
    """The findings in a tree; `RecursionError` if it is too deep, also for one root only where the `whole` tree is asked."""
    findings: list[Finding] = []
    text, locator = "".join(lines), project_of(options, path)
    if (
        options.advice
        or may_trace(text, options.tracers)
        or locator is not None
        and _links(tree, text, locator, options)
    ):
        file = File(tree, lines, options, locator, path)
        try:
            findings = examine(file, rules).shown()
            too_deep = file.too_deep
        finally:
            file.close()
        if whole and too_deep:
            raise RecursionError
    if options.project and options.follow_imports and path is not None:
        from flake8_tffunction.project.elsewhere import traced_elsewhere

        more = traced_elsewhere(path, lines, options, lambda file: examine(file, rules))
        findings = silence([*findings, *more], {rule.code: rule.yields_to for rule in rules}) if more else findings
    return findings


def project_of(options: Options, path: str | None) -> Locator | None:
    """What finds the other modules of a file's project; None if they are not to be looked into."""
    if path is None or not options.follow_imports:
        return None
    from flake8_tffunction.project.locating import Locator  # by default no module of the project is looked into

    return Locator(path, options.roots)


def _links(tree: ast.Module, text: str, locator: Locator, options: Options) -> bool:
    from flake8_tffunction.project.gate import links_to_makers

    return links_to_makers(tree, text, locator, options)


def examine(file: File, rules: tuple[type[Rule], ...]) -> Examined:
    """What the rules say of one file, and of the functions of other modules that its traced code calls."""
    return judge(file, perform(file, wanted(rules)), rules)


def wanted(rules: tuple[type[Rule], ...]) -> frozenset[type]:
    """The kinds of fact that some rules want."""
    return frozenset({*answers_of(rules), *answers_of(rules, last=True)})


def judge(file: File, play: Play, rules: tuple[type[Rule], ...]) -> Examined:
    """What the rules say of a file that has been played."""
    entries: Entries = {}
    asked = _ask(file, play.facts, rules, entries)
    if asked:
        yields = {rule.code: rule.yields_to for rule in rules}
        findings = silence(reached(asked), yields)
        late = [finding for _, finding in _ask(file, play.facts, rules, entries, findings)] if findings else []
        findings = silence([*findings, *late], yields) if late else findings
    else:
        findings = []
    if COULD in file.options.advice:
        findings = sorted([*findings, *_advice(file, findings, rules)])
    return Examined(file, findings, entries, play.callers)


def _advice(file: File, findings: list[Finding], rules: tuple[type[Rule], ...]) -> list[Finding]:
    """What is to be said of functions that could be tf.functions: nobody but those who ask for it pays for this."""
    from flake8_tffunction.advice.supposing import suppose

    file.suppositions = suppose(file, findings, lambda other: examine(other, rules).shown())
    advising = tuple(rule for rule in rules if rule.code == COULD)
    return [finding for _, finding in _ask(file, [Finished(file.index.tree, file.index.module)], advising, {})]


@lru_cache(maxsize=8)
def answers_of(rules: tuple[type[Rule], ...], last: bool = False) -> Answers:
    """Which method of which rule answers to each kind of fact (and to which calls), at first or after all others."""
    answers: Answers = {}
    for rule in rules:
        for fact, method, of in rule.handlers(last):
            answers.setdefault(fact, []).append(((rule, method), of))
    return answers


def perform(file: File, wanted: frozenset[type]) -> Play:
    """Find the roots of a file and play them, those inside of other traced functions last and only if nothing led there."""
    if file.links is not None:
        from flake8_tffunction.project.inherited import inherited, makers

        makers(file)
    file.traced = discover(file)
    play = Play(file, wanted)
    nodes = {traced.node for traced in file.traced}
    heirs = Heirs(file)
    inner = []
    for traced in file.traced:
        if unused(file, traced):
            continue  # `tf.function(f)` as a statement: nobody can call it
        scope = traced.scope.parent if traced.scope is not None else None
        if any(around in nodes for around in _around(scope)):
            inner.append(traced)
        else:
            for receiver in heirs.receivers(traced):
                play.root(traced, receiver)
    for traced in inner:
        if traced.node not in play.reached:
            play.root(traced)
    if file.links is not None:
        for traced in inherited(file):
            play.root(traced)
    file.reached, file.branching = play.reached, play.branching
    for kind, told in ((Made, "made"), (Invoked, "invoked")):
        if kind in wanted:
            play.facts += getattr(file.eager, told)
    if Finished in wanted:
        play.facts.append(Finished(file.index.tree, file.index.module))
    return play


def _around(scope: object) -> Iterator[ast.AST]:
    while scope is not None:
        yield scope.node  # type: ignore[attr-defined]
        scope = scope.parent  # type: ignore[attr-defined]


def _ask(
    file: File,
    facts: Sequence[Fact],
    rules: tuple[type[Rule], ...],
    entries: Entries,
    known: list[Finding] | None = None,
) -> list[tuple[type[Rule], Finding]]:
    """Hand each fact to the rules that want its kind; of calls only to those that want its name."""
    more = () if known is None else (known,)
    listeners = listeners_of(rules, known is not None)
    bound: dict[Topic, list[tuple[type[Rule], Callable[..., Iterator[Finding]]]]] = {}
    asked: dict[type[Rule], Rule | None] = {}
    failed: set[type[Rule]] = set()
    findings: list[tuple[type[Rule], Finding]] = []
    for fact in facts:
        place = getattr(fact, "place", None) if file.links is not None else None
        if place is not None and place.entry is not None and depends(place.regions[place.own :]):
            continue  # in another module, and no call that leads there decides whether it runs
        key: Topic = (fact.callee.name, fact.method) if isinstance(fact, Called) else fact.__class__
        methods = bound.get(key)
        if methods is None:
            methods = bound[key] = []
            for rule, method in listeners[key]:
                if rule not in asked:  # made when the first such fact comes: most files need few
                    asked[rule] = rule(file) if rule.concerns(file) else None
                if (listener := asked[rule]) is not None:
                    methods.append((rule, getattr(listener, method)))
        for rule, answer in methods:
            try:
                for finding in answer(fact, *more):
                    findings.append((rule, finding))
                    if finding.line >= FAR and place is not None:
                        entries.setdefault(finding[:3], {})[place.entry] = None
            except RecursionError:
                raise  # a tree that is too deep: `check` has an answer
            except Exception:
                if RAISE:
                    raise
                failed.add(rule)  # a rule that fails drops its own findings, not the run
    return [(rule, finding) for rule, finding in findings if rule not in failed] if failed else findings


class Listeners(dict[Topic, tuple[Answer, ...]]):
    """Topic -> who is asked about it; names of calls are many, but few differ in who listens: what is equal is one object, for the
    collector looks through all that is kept.

    Parameters
    ----------
    answers
        Who answers to each kind of fact, and to which calls.
    """

    MOST = 1 << 14

    def __init__(self, answers: Answers) -> None:
        super().__init__()
        self._answers = answers
        self._groups: dict[tuple[Answer, ...], tuple[Answer, ...]] = {}

    def __missing__(self, topic: Topic) -> tuple[Answer, ...]:
        if isinstance(topic, tuple):
            found = tuple(answer for answer, of in self._answers.get(Called, ()) if of is None or of(*topic))
        else:
            found = tuple(answer for answer, _ in self._answers.get(topic, ()))
        if len(self) >= self.MOST:
            self.clear()
        self[topic] = found = self._groups.setdefault(found, found)
        return found


@lru_cache(maxsize=8)
def listeners_of(rules: tuple[type[Rule], ...], last: bool) -> Listeners:
    """Who is asked about what, at first or after all others."""
    return Listeners(answers_of(rules, last))


def describe_traced(tree: ast.Module, lines: Sequence[str], options: Options, path: str | None = None) -> Iterator[str]:
    """What `python -m flake8_tffunction traced FILE` prints: each root with its reason, and what it reaches."""
    file = File(tree, lines, options, project_of(options, path))
    play = perform(file, frozenset())
    for traced in file.traced:
        where = _line(file, traced.node or traced.made_at)
        yield printable(f"{where}: {traced.label} ({traced.why}){_settings(traced)}")
        for node, root in play.reached.items():
            if root is traced and node is not traced.node:
                yield printable(f"    {_line(file, node)}: {getattr(node, 'name', 'lambda')}")


def _settings(traced: Traced) -> str:
    words = [name for name in traced.options.keywords if name != "func"]
    return f" with {', '.join(words)}" if words else ""


def describe_facts(tree: ast.Module, lines: Sequence[str], options: Options, path: str | None = None) -> Iterator[str]:
    """What `python -m flake8_tffunction facts FILE` prints: every fact with its line."""
    from flake8_tffunction.flow import facts
    from flake8_tffunction.flow.values import Value

    file = File(tree, lines, options, project_of(options, path))
    kinds = frozenset(vars(facts)[name] for name in FACTS)
    for fact in perform(file, kinds).facts:
        words = []
        for name, value in zip(fact._fields, fact):
            if name in ("node", "place"):
                continue
            if isinstance(value, Value):
                words.append(f"{name}={describe(value)}")
            elif value is not None and not isinstance(value, (tuple, dict)):
                words.append(f"{name}={value}")
        yield printable(f"{_line(file, fact.node)}: {type(fact).__name__} {', '.join(words)}")


FACTS = (
    "Entered",
    "Called",
    "Loaded",
    "Got",
    "Subscripted",
    "Operated",
    "Formatted",
    "Stored",
    "Iterated",
    "Branched",
    "Merged",
    "Looped",
    "Chosen",
    "Wound",
    "Left",
    "Tried",
    "Ended",
    "Made",
    "Invoked",
    "Finished",
)


def _line(file: File, node: ast.AST) -> str:
    line = getattr(node, "lineno", 1)
    return file.where(line) if line >= FAR else str(line)
