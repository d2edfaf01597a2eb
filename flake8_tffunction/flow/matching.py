"""`match`: what its patterns ask of the subject. AutoGraph converts no function that has one, so Python compares."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.facts import Region
from flake8_tffunction.flow.loops import Loops
from flake8_tffunction.flow.operators import tensor_of
from flake8_tffunction.flow.state import merge
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.source.nodes import walk


class Matching(Loops):
    """The part of a frame that plays `match`."""

    def play_Match(self, node: ast.Match) -> None:
        subject = self.visit(node.subject)
        start = self.env.copy()
        ends = [start.copy()]
        open_still = True
        for case in node.cases:
            self.env.become(start.copy())
            if open_still:
                for pattern, value in _compared(case.pattern, node.subject, subject):
                    self.equated(node, pattern, value)
            self.bind(case.pattern, subject)
            if case.guard is not None:
                test = self.visit(case.guard)
                if test.is_tensor:
                    self.asked(node, test)
            elif self.takes(case.pattern, subject):
                open_still = False
            self.within(Region(case, "match", False), case.body)
            ends.append(self.env.copy())
        merged = merge(ends, node)
        self.env.become(merged if merged is not None else ends[0])

    def equated(self, node: ast.Match, pattern: ast.Compare, value: Value) -> None:
        """`case 0:` compares the subject, or a part of it, and asks whether the result is true."""
        self.play.mute += 1
        other = self.visit(pattern.comparators[0])
        self.play.mute -= 1
        result = self.compared(pattern, "==", value, other)
        if value.is_tensor:
            self.asked(node, result)

    def asked(self, node: ast.Match, test: Value) -> None:
        """Tell that the truth of a tensor chooses the case."""
        if self.wants(facts.Branched):
            asked = tensor_of(test) if test.kind == Kind.VARIABLE else test  # which reads it
            self.tell(facts.Branched(node, self.place, asked, self.staged(test)))

    def bind(self, pattern: ast.pattern, subject: Value) -> None:
        """The names of a pattern; what holds the whole subject is known."""
        for part in walk(pattern):
            name = getattr(part, "name", None) or getattr(part, "rest", None)
            if isinstance(name, str):
                whole = part is pattern and isinstance(part, ast.MatchAs)
                self.env.names[name] = subject if whole else Value(Kind.UNKNOWN, subject.origin, trust=0)

    def takes(self, pattern: ast.pattern, subject: Value) -> bool:
        """Whether a pattern certainly takes a tensor: `case tf.Tensor():`."""
        if isinstance(pattern, ast.MatchAs):
            return pattern.pattern is None or self.takes(pattern.pattern, subject)
        if isinstance(pattern, ast.MatchOr):
            return any(self.takes(part, subject) for part in pattern.patterns)
        if not isinstance(pattern, ast.MatchClass) or pattern.patterns or pattern.kwd_patterns:
            return False
        return subject.is_symbolic and self.visit(pattern.cls).name == "tf.Tensor"


def _compared(pattern: ast.pattern, node: ast.expr, subject: Value) -> Iterator[tuple[ast.Compare, Value]]:
    """The comparisons by `==` that a pattern makes, each with the part of the subject on its left side.

    None, True and False are compared by identity, and a class by `isinstance`."""
    if isinstance(pattern, ast.MatchValue):
        yield ast.copy_location(ast.Compare(node, [ast.Eq()], [pattern.value]), node), subject
    elif isinstance(pattern, ast.MatchOr):
        for part in pattern.patterns:
            yield from _compared(part, node, subject)
    elif isinstance(pattern, ast.MatchAs) and pattern.pattern is not None:
        yield from _compared(pattern.pattern, node, subject)
    elif isinstance(pattern, ast.MatchSequence) and subject.kind in (Kind.TUPLE, Kind.LIST):
        items = subject.items or ()
        if len(items) == len(pattern.patterns) and not any(isinstance(p, ast.MatchStar) for p in pattern.patterns):
            parts = node.elts if isinstance(node, (ast.Tuple, ast.List)) else [node] * len(items)
            for inner, element, item in zip(pattern.patterns, parts, items):
                yield from _compared(inner, element, item)
