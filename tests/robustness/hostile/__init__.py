"""Programs that are built to take long, or to go deep: each by its size."""

from __future__ import annotations

from tests.robustness.hostile import definitions, shapes
from tests.robustness.hostile.parts import Make

PROGRAMS: tuple[tuple[Make, int, int], ...] = (
    (shapes.paths, 40, 400),
    (shapes.paths_of_branches, 60, 1000),
    (shapes.nested_loops, 19, 19),
    (shapes.deep_blocks, 97, 97),
    (shapes.elifs, 200, 10_000),
    (shapes.many_ifs, 100, 2000),
    (shapes.aliases, 200, 5000),
    (shapes.aliases_in_a_function, 200, 5000),
    (shapes.ring_of_names, 100, 2000),
    (definitions.ring_of_calls, 60, 1000),
    (shapes.attributes, 90, 5000),
    (shapes.operators, 90, 5000),
    (shapes.eager_operators, 90, 5000),
    (shapes.parentheses, 60, 1000),
    (shapes.lambdas, 60, 1000),
    (definitions.functions_in_functions, 30, 95),
    (definitions.many_functions, 60, 1000),
    (shapes.displays, 300, 30_000),
    (definitions.methods, 100, 2000),
    (definitions.traced_methods, 60, 1000),
    (definitions.heirs, 60, 1000),
    (definitions.diamonds, 20, 500),
    (definitions.rings_of_classes, 60, 1000),
    (definitions.decorators, 60, 1000),
    (definitions.stars, 60, 500),
    (definitions.arguments, 100, 2000),
    (definitions.calls, 60, 2000),
    (definitions.rebindings, 60, 1000),
    (definitions.globals_, 60, 1000),
    (definitions.predicates, 40, 1000),
    (definitions.wrappers, 60, 1000),
    (definitions.makers, 60, 1000),
    (shapes.statements_in_a_line, 100, 5000),
    (shapes.a_long_line, 2000, 100_000),
    (shapes.strings, 1000, 100_000),
    (shapes.comprehensions, 40, 200),
    (shapes.matches, 60, 1000),
    (shapes.handlers, 60, 2000),
    (shapes.withs, 60, 1000),
    (shapes.imports, 60, 1000),
    (shapes.choices, 60, 1000),
)
"""(program, size in each run of the tests, size in the deep run)"""
