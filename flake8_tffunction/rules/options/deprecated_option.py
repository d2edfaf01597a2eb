from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.tracing import OPTIONS

DEPRECATED = {
    "experimental_compile": ("jit_compile", "write `jit_compile`"),
    "experimental_relax_shapes": ("reduce_retracing", "write `reduce_retracing`"),
    "experimental_follow_type_hints": ("", "it does nothing: leave it out"),
}
"""Old option -> (the new one, what to do)."""


class DeprecatedOption(Rule):
    """An option of `tf.function` that has another name now, does nothing any more, or does not exist.

    `experimental_compile` is `jit_compile`, `experimental_relax_shapes` is `reduce_retracing`: the old names still work
    and log a warning, but `experimental_compile` beside `jit_compile` is a ValueError. `experimental_follow_type_hints`
    is accepted and ignored. Any other keyword is a TypeError.
    """

    code = "TFF181"
    name = "deprecated-option"
    message = "{problem}"
    see = ("api_docs/python/tf/function#args",)
    quiet = (
        "For `experimental_implements`, `experimental_autograph_options` and `experimental_attributes`, and for "
        "wrappers of tf.function."
    )

    bad = (
        Example(
            """
            @tf.function(experimental_compile=True)  # expect
            def double(x):
                return x * 2


            print(double(tf.constant(2)).numpy())
            """,
            graph="4",
            why="The old name still works; TensorFlow logs a warning.",
        ),
        Example(
            """
            @tf.function(jit_compile=True, experimental_compile=True)  # expect
            def double(x):
                return x * 2


            print(double(tf.constant(2)).numpy())
            """,
            raises="ValueError",
            eager_raises="ValueError",
            why="The call of tf.function itself raises.",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True, experimental_implements="double")
            def double(x):
                return x * 2


            print(double(tf.constant(2)).numpy())
            """,
            graph="4",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        if fact.how == "factory" or self._by_wrapper(fact):
            return
        options = fact.traced.options.keywords
        for name, value in options.items():
            problem = self._problem(name, options)
            if problem:
                yield self.at(value, problem=problem)

    def _problem(self, name: str, options: dict[str, ast.expr]) -> str:
        if name in DEPRECATED:
            new, instead = DEPRECATED[name]
            if (
                name == "experimental_compile"
                and new in options
                and not any(_is_none(options[each]) for each in (name, new))
            ):
                return f"`{name}` is the old name of `{new}`: tf.function raises ValueError for both"
            return f"`{name}` is deprecated: {instead}"
        return "" if name in OPTIONS else f"tf.function has no option `{name}`: TypeError"

    def _by_wrapper(self, fact: Made) -> bool:
        """Whether a project's own wrapper takes the options."""
        callee = fact.node.func if isinstance(fact.node, ast.Call) else fact.node
        return (
            isinstance(callee, ast.expr) and self.file.names.canonical(callee, fact.scope) in self.file.options.tracers
        )


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
