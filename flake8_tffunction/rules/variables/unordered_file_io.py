from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.dependence import made_of
from flake8_tffunction.flow.facts import Called, Ended
from flake8_tffunction.flow.values import MISSING, Origin, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.scopes import Scope

WRITE = "tf.io.write_file"
READS = ("tf.io.read_file", "tf.io.matching_files")


class UnorderedFileIo(Rule):
    """A file that a `tf.function` writes and reads may be read before it is written: nothing orders the two operations.

    TensorFlow runs stateful operations in the order of the program, but `tf.io.read_file` and `tf.io.matching_files`
    are not stateful: the read may come first although it stands last (NotFoundError, or the old content), and the
    other way round. Order them with `tf.control_dependencies([operation])`, or let the second one use the result of
    the first."""

    code = "TFF128"
    name = "unordered-file-io"
    message = "nothing orders `{callee}` after the `{other}` in line {line}: use `tf.control_dependencies`"
    see = ("api_docs/python/tf/Graph#control_dependencies",)
    quiet = (
        "Where one uses the other's result, where the second one stands under `tf.control_dependencies`, for two "
        "writes (these are ordered), in the two branches of one `if`, and for paths that certainly differ."
    )

    bad = (
        Example(
            """
            @tf.function
            def store(path, text):
                tf.io.write_file(path, text)
                return tf.io.read_file(path)  # expect


            graph = store.get_concrete_function(tf.constant(""), tf.constant("")).graph
            for operation in graph.get_operations():
                if operation.type == "ReadFile":
                    print(len(operation.control_inputs), "operations come before the read")
            """,
            graph="0 operations come before the read",
            why="a race is no constant difference: the graph shows that nothing orders the two",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def store(path, text):
                written = tf.io.write_file(path, text)
                with tf.control_dependencies([written]):
                    return tf.io.read_file(path)


            print([store(tf.constant("x.txt"), tf.constant(text)).numpy() for text in "ab"])
            """,
            graph="[b'a', b'b']",
        ),
        Example(
            """
            @tf.function
            def extend(path, text):
                tf.io.write_file(path, tf.io.read_file(path) + text)


            tf.io.write_file("x.txt", "a")
            for text in "bc":
                extend(tf.constant("x.txt"), tf.constant(text))
            print(tf.io.read_file("x.txt").numpy())
            """,
            graph="b'abc'",
        ),
    )

    @on(Ended)
    def ended(self, fact: Ended) -> Iterator[Finding]:
        calls = [call for call in fact.called if call.callee.name == WRITE or call.callee.name in READS]
        for position, later in enumerate(calls):
            if any(region.what == "control_dependencies" for region in later.place.regions):
                continue
            for earlier in calls[:position]:
                if self._race(earlier, later):
                    line = earlier.node.lineno
                    yield self.at(later.node, later.place, callee=later.text, other=earlier.text, line=line)
                    break

    def _race(self, earlier: Called, later: Called) -> bool:
        names = {earlier.callee.name, later.callee.name}
        if WRITE not in names or len(names) == 1 or _exclusive(earlier, later) or _differ(earlier, later):
            return False
        return not self._uses(later, earlier.node)

    def _uses(self, later: Called, result: ast.AST) -> bool:
        """Whether the arguments of a call are made of another call's result; in a helper, those of the calls that led
        to it."""
        around: dict[ast.AST, Scope] = dict(self.file.index.calls) if later.place.via else {}
        calls: list[tuple[ast.AST, Scope]] = [(later.node, later.place.scope)]
        calls += [(node, around[node]) for node in later.place.via if node in around]
        for call, scope in calls:
            if isinstance(call, ast.Call):
                for part in (*call.args, *(keyword.value for keyword in call.keywords)):
                    if any(node is result for node, _ in made_of(self.file, part, scope)):
                        return True
        return False


def _exclusive(a: Called, b: Called) -> bool:
    """Whether the two stand in different branches of one `if`."""
    branches = {(id(region.node), region.what == "else") for region in a.place.regions if region.what in ("if", "else")}
    return any(
        (id(region.node), region.what != "else") in branches
        for region in b.place.regions
        if region.what in ("if", "else")
    )


def _differ(a: Called, b: Called) -> bool:
    """Whether the two certainly are about different files; a pattern may match anything."""
    if "tf.io.matching_files" in (a.callee.name, b.callee.name):
        return False
    left, right = _path(a), _path(b)
    if left is None or right is None:
        return False
    if left.const is not MISSING and right.const is not MISSING:
        return bool(left.const != right.const)
    return (
        left is not right
        and left.origin == right.origin == Origin.PARAM
        and a.place.function is b.place.function
        and _text(a) != _text(b)
    )


def _path(call: Called) -> Value | None:
    return call.args[0] if call.args else call.keywords.get("filename")


def _text(call: Called) -> str:
    """The path as it is written."""
    node = call.node
    if not isinstance(node, ast.Call):
        return ""
    named = [keyword.value for keyword in node.keywords if keyword.arg == "filename"]
    return ast.unparse([*node.args, *named][0])
