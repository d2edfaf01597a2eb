"""The nodes that stand in a node."""

from __future__ import annotations

import ast

NO_NODES = frozenset(
    {
        "ctx",
        "op",
        "ops",
        "attr",
        "id",
        "arg",
        "kind",
        "type_comment",
        "conversion",
        "simple",
        "is_async",
        "name",
        "names",
        "level",
        "module",
        "lineno",
        "tag",
        "rest",
        "kwd_attrs",
    }
)
"""Fields that hold no node in which the walk could find anything."""


FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type[ast.AST]) -> tuple[str, ...]:
    """The fields of a class of node that may hold nodes, in order."""
    fields = FIELDS.get(kind)
    if fields is None:
        fields = FIELDS[kind] = tuple(field for field in kind._fields if field not in NO_NODES)
    return fields


def children_of(node: ast.AST) -> list[ast.AST]:
    """The nodes that stand in a node, as `ast.iter_child_nodes` has them but for contexts and operators."""
    found: list[ast.AST] = []
    for field in fields_of(node.__class__):
        value = getattr(node, field, None)
        if value.__class__ is list:
            found += [item for item in value if isinstance(item, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found
