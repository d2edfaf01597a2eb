"""From a tree to findings: the only place that knows the order of index, roots, play and rules."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from flake8_tffunction.flow.evaluator import RAISE
from flake8_tffunction.flow.facts import Called, Finished, Invoked, Made
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.play import Play
from flake8_tffunction.flow.roots import discover
from flake8_tffunction.flow.values import describe
from flake8_tffunction.flow.wrappers import unused
from flake8_tffunction.options import Options
from flake8_tffunction.project.elsewhere import traced_elsewhere
from flake8_tffunction.project.gate import links_to_makers
from flake8_tffunction.project.inherited import inherited, makers
from flake8_tffunction.project.modules import FAR
from flake8_tffunction.project.reporting import Entries, Examined, depends
from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import Finding, Named, Rule, reached, silence
from flake8_tffunction.source.gate import may_trace
from flake8_tffunction.source.tracing import Traced

Answers = dict[type, list[tuple[type[Rule], str, Named | None]]]
Bound = list[tuple[type[Rule], Callable[..., Iterator[Finding]]]]


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
    findings: list[Finding] = []
    if may_trace("".join(lines), options.tracers) or path is not None and links_to_makers(tree, path, options):
        findings = examine(File(tree, lines, options, path), rules).shown()
    if options.project and options.follow_imports and path is not None:
        more = traced_elsewhere(path, lines, options, lambda file: examine(file, rules))
        findings = silence([*findings, *more], {rule.code: rule.yields_to for rule in rules}) if more else findings
    return findings


def examine(file: File, rules: tuple[type[Rule], ...]) -> Examined:
    """What the rules say of one file, and of the functions of other modules that its traced code calls."""
    answers, last = answers_of(rules), answers_of(rules, last=True)
    play = perform(file, frozenset({*answers, *last}))
    entries: Entries = {}
    asked = _ask(file, play, answers, entries)
    if not asked:
        return Examined(file, [], entries, play.callers)
    yields = {rule.code: rule.yields_to for rule in rules}
    findings = silence(reached(asked), yields)
    late = [finding for _, finding in _ask(file, play, last, entries, findings)] if findings else []
    return Examined(file, silence([*findings, *late], yields) if late else findings, entries, play.callers)


@lru_cache(maxsize=8)
def answers_of(rules: tuple[type[Rule], ...], last: bool = False) -> Answers:
    """Which method of which rule answers to each kind of fact (and to which calls), at first or after all others."""
    answers: Answers = {}
    for rule in rules:
        for fact, method, of in rule.handlers(last):
            answers.setdefault(fact, []).append((rule, method, of))
    return answers


def perform(file: File, wanted: frozenset[type]) -> Play:
    """Find the roots of a file and play them, those inside of other traced functions last and only if nothing led there."""
    if file.links is not None:
        makers(file)
    file.traced = discover(file)
    play = Play(file, wanted)
    nodes = {traced.node for traced in file.traced}
    inner = []
    for traced in file.traced:
        if unused(file, traced):
            continue  # `tf.function(f)` as a statement: nobody can call it
        scope = traced.scope.parent if traced.scope is not None else None
        if any(around in nodes for around in _around(scope)):
            inner.append(traced)
        else:
            play.root(traced)
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
    file: File, play: Play, answers: Answers, entries: Entries, known: list[Finding] | None = None
) -> list[tuple[type[Rule], Finding]]:
    """Hand each fact to the rules that want its kind."""
    more = () if known is None else (known,)
    ears = Ears(file, answers)
    failed: set[type[Rule]] = set()
    findings: list[tuple[type[Rule], Finding]] = []
    for fact in play.facts:
        for rule, method in ears.of(fact):
            try:
                for finding in method(fact, *more):
                    findings.append((rule, finding))
                    if finding.line >= FAR and (place := getattr(fact, "place", None)) is not None:
                        if not depends(place.regions[place.own :]):
                            entries.setdefault(finding[:3], {})[place.entry] = None
            except Exception:
                if RAISE:
                    raise
                failed.add(rule)  # a rule that fails drops its own findings, not the run
    return [(rule, finding) for rule, finding in findings if rule not in failed] if failed else findings


class Ears:
    """Who listens to which facts of a file. A rule is made when the first such fact comes: most files need few."""

    def __init__(self, file: File, answers: Answers) -> None:
        self._file = file
        self._answers = answers
        self._rules: dict[type[Rule], Rule | None] = {}
        self._bound: dict[object, Bound] = {}

    def of(self, fact: object) -> Bound:
        """The methods to be asked; of calls only those that want its name."""
        key: object = fact.__class__
        if key is Called:
            key = fact.callee.name, fact.method  # type: ignore[attr-defined]
        found = self._bound.get(key)
        if found is None:
            found = self._bound[key] = list(self._listening(fact.__class__, key))
        return found

    def _listening(self, kind: type, key: object) -> Iterator[tuple[type[Rule], Callable[..., Iterator[Finding]]]]:
        for rule, method, of in self._answers.get(kind, ()):
            if of is not None and isinstance(key, tuple) and not _wanted(of, *key):
                continue
            if rule not in self._rules:
                self._rules[rule] = rule(self._file) if rule.concerns(self._file) else None
            asked = self._rules[rule]
            if asked is not None:
                yield rule, getattr(asked, method)


@lru_cache(maxsize=1 << 15)
def _wanted(of: Named, name: str | None, method: str | None) -> bool:
    return of(name, method)


def describe_traced(tree: ast.Module, lines: Sequence[str], options: Options, path: str | None = None) -> Iterator[str]:
    """What `python -m flake8_tffunction traced FILE` prints: each root with its reason, and what it reaches."""
    file = File(tree, lines, options, path)
    play = perform(file, frozenset())
    for traced in file.traced:
        yield f"{_line(file, traced.node or traced.made_at)}: {traced.label} ({traced.why})" + _settings(traced)
        for node, root in play.reached.items():
            if root is traced and node is not traced.node:
                yield f"    {_line(file, node)}: {getattr(node, 'name', 'lambda')}"


def _settings(traced: Traced) -> str:
    words = [name for name in traced.options.keywords if name != "func"]
    return f" with {', '.join(words)}" if words else ""


def describe_facts(tree: ast.Module, lines: Sequence[str], options: Options, path: str | None = None) -> Iterator[str]:
    """What `python -m flake8_tffunction facts FILE` prints: every fact with its line."""
    from flake8_tffunction.flow import facts
    from flake8_tffunction.flow.values import Value

    file = File(tree, lines, options, path)
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
        yield f"{_line(file, fact.node)}: {type(fact).__name__} {', '.join(words)}"


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
