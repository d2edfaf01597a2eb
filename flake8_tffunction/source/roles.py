"""What a function's name says about how often it runs, where the file does not call it in a loop.

`main` and `__init__` run once, tests run once each. Nothing is said of other names.
"""

from __future__ import annotations

import ast
import re
from typing import Final

from flake8_tffunction.source.scopes import Scope

TEST: Final = "test"
ONCE: Final = "once"

_TEST_CLASS: Final = r"Tests?$|TestCase$|TestBase$|^Test[A-Z_]|Benchmarks?$"
_TEST_METHODS: Final = frozenset(
    {"setUp", "tearDown", "setUpClass", "tearDownClass", "setup_method", "teardown_method", "setUpModule"}
)
_TEST_DECORATORS: Final = frozenset(
    {"fixture", "parametrize", "parameterized", "parameters", "named_parameters", "benchmark"}
)
_ONCE: Final = frozenset(
    {
        "main",
        "_main",
        "run_main",
        "cli",
        "app_main",
        "__init__",
        "__post_init__",
        "__new__",
        "__init_subclass__",
        "__set_name__",
        "__setstate__",
        "build",
        "_build",
        "compile",
        "setup",
        "_setup",
        "initialize",
        "_initialize",
        "init",
        "_init",
        "reset_states",
    }
)
"""Names of functions that make things, once an object or a program."""
_MAKERS: Final = (
    r"^_*(make|create|build|setup|set_up|init|initialize|compile|export|save|convert|freeze|load|restore|warm_?up"
    r"|profile|benchmark|demo|example)(_|$)|_(builder|factory|creator)$"
)


def role(scope: Scope | None) -> str | None:
    """`TEST`, `ONCE` or None for the function of `scope`; a function within a test is a test too."""
    inner = scope
    while inner is not None:
        node = inner.node
        if isinstance(node, ast.ClassDef) and _is_test_class(node):
            return TEST
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and _is_test(node):
            return TEST
        inner = inner.parent
    name = getattr(scope.node, "name", None) if scope is not None else None
    if name is not None and (name in _ONCE or re.search(_MAKERS, name)):
        return ONCE
    return None


def _is_test(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    if node.name.startswith("test") or node.name in _TEST_METHODS:
        return True
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call):
            decorator = decorator.func
        if isinstance(decorator, ast.Attribute) and decorator.attr in _TEST_DECORATORS:
            return True
        if isinstance(decorator, ast.Name) and decorator.id == "fixture":
            return True
    return False


def _is_test_class(node: ast.ClassDef) -> bool:
    return bool(re.search(_TEST_CLASS, node.name)) or any(
        (base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")).endswith("TestCase")
        for base in node.bases
    )
