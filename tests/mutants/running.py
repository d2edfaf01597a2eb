"""Asks changed rules about all labelled programs, until one is answered differently."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import pkgutil
import signal
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from flake8_tffunction import engine, rules
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.play import Play
from flake8_tffunction.options import Options
from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import Finding, Rule
from tests.casefile import all_cases
from tests.examples import all_examples
from tests.mutants.operators import Mutant

LIMIT: Final = 10
"""Seconds that a changed rule may take for one program."""

Reports = tuple[tuple[tuple[int, str], ...], tuple[str, ...]]
"""(line, code) of each, and what is compared of their words."""
Words = Callable[[Sequence[str]], Sequence[str]]
Raw = tuple[Finding, ...]


class Program(NamedTuple):
    """A labelled program, played."""

    name: str
    file: File
    play: Play
    codes: frozenset[str]
    """The codes that it expects."""
    reports: Reports
    words: Words
    """What a test compares of the words of its reports: all where a page shows them, what the head of a case declares."""


@functools.cache
def programs() -> tuple[Program, ...]:
    """All cases, and all examples of the pages. They are played once: a rule changes nothing in that."""
    sources: list[tuple[str, str, Options, Words]]
    sources = [(case.name, case.source, case.options, case.said) for case in all_cases()]
    sources += [
        (shown.name, shown.example.program, Options(), list if shown.bad else _no_words) for shown in all_examples()
    ]
    found = []
    for name, source, options, words in sources:
        file = File(ast.parse(source), source.splitlines(keepends=True), options)
        play = engine.perform(file, engine.wanted(RULES))
        reports = said(file, play, RULES, words)
        found.append(Program(name, file, play, frozenset(code for _, code in reports[0]), reports, words))
    return tuple(found)


def said(file: File, play: Play, asked: tuple[type[Rule], ...], words: Words) -> Reports:
    """Line and code of each report, and what is compared of their words, as the tests do it."""
    findings = sorted(engine.judge(file, play, asked).findings)
    return tuple(sorted((f.line, f.code) for f in findings)), tuple(words([f.text for f in findings]))


def _no_words(texts: Sequence[str]) -> Sequence[str]:
    return ()


def modules() -> Iterator[types.ModuleType]:
    """The modules that hold one rule each."""
    for found in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        module = importlib.import_module(found.name)
        if rule_of(vars(module), module.__name__) is not None:
            yield module


def rule_of(names: dict[str, Any], module: str) -> type[Rule] | None:
    """The rule that a module defines."""
    return next(
        (
            thing
            for thing in names.values()
            if inspect.isclass(thing) and issubclass(thing, Rule) and thing.__module__ == module and thing in _named()
        ),
        None,
    )


def _named() -> frozenset[type[Rule]]:
    return frozenset(RULES)


def killed(module: types.ModuleType, mutant: Mutant) -> str | None:
    """The first program that is answered differently by the changed rule; None if the change survives."""
    original = rule_of(vars(module), module.__name__)
    assert original is not None
    try:
        changed = _load(module, mutant, original.__name__)
    except Exception:
        return "does not load"
    asked = tuple(changed if rule is original else rule for rule in RULES)
    late = any(True for _ in original.handlers(last=True))
    for program in _ordered(original.code):
        if not late and _raw(changed, program) == _raw_before(original, program):
            continue
        if _limited(said, program.file, program.play, asked, program.words) != program.reports:
            return program.name
    return None


@functools.lru_cache(maxsize=2)
def _ordered(code: str) -> tuple[Program, ...]:
    """All programs, those with the rule's code first, and then those that look like them by name."""
    return tuple(sorted(programs(), key=lambda program: (code not in program.codes, program.name)))


_before: dict[tuple[str, str], Any] = {}


def _raw_before(rule: type[Rule], program: Program) -> Any:
    key = (rule.code, program.name)
    if key not in _before:
        if len(_before) > 5_000:
            _before.clear()
        _before[key] = _raw(rule, program)
    return _before[key]


def _raw(rule: type[Rule], program: Program) -> Any:
    """What one rule says by itself; the name of its error if it fails."""
    return _limited(_asked, rule, program)


def _asked(rule: type[Rule], program: Program) -> Raw:
    return tuple(finding for _, finding in engine._ask(program.file, program.play.facts, (rule,), {}))


def _limited(function: Any, *arguments: Any) -> Any:
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(LIMIT)
    try:
        return function(*arguments)
    except Exception as error:
        return type(error).__name__
    finally:
        signal.alarm(0)


def _too_long(*_: object) -> None:
    raise TimeoutError


def _load(module: types.ModuleType, mutant: Mutant, name: str) -> type[Rule]:
    changed = types.ModuleType(module.__name__)
    changed.__file__ = module.__file__
    sys.modules[module.__name__], kept = changed, sys.modules[module.__name__]  # NamedTuple looks there
    try:
        exec(compile(mutant.tree, str(module.__file__), "exec", dont_inherit=True), changed.__dict__)
    finally:
        sys.modules[module.__name__] = kept
    rule: type[Rule] = vars(changed)[name]
    for method in vars(rule).values():
        if getattr(method, "of", None) is not None:
            method.of = None  # handlers decide by themselves, and a test asks them about all calls
    return rule
