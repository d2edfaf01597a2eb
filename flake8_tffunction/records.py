"""`NamedTuple` as in `typing`, made at half the price.

`typing.NamedTuple` compiles the annotation of every field, to see that it is a type; the engine has some ninety such classes,
which was a quarter of what importing it took. Type checkers see the original.
"""

from __future__ import annotations

from collections import namedtuple
from typing import TYPE_CHECKING

__all__ = ["NamedTuple"]

if TYPE_CHECKING:
    from typing import NamedTuple
else:

    class _Maker(type):
        """Makes a named tuple of a class whose annotations are its fields."""

        def __new__(cls, name, bases, namespace):
            if not bases:
                return super().__new__(cls, name, bases, namespace)
            fields = namespace.get("__annotations__", {})
            defaults = [namespace[field] for field in fields if field in namespace]
            made = namedtuple(name, fields, defaults=defaults, module=namespace["__module__"])
            for key, value in namespace.items():
                if key not in fields and key not in ("__module__", "__annotations__"):
                    setattr(made, key, value)
            return made

    class NamedTuple(metaclass=_Maker):
        """`class Point(NamedTuple)` is a tuple with fields, their defaults, and the methods of the class.

        As in `typing`, annotated names are the fields, in that order, and `super()` without arguments does not work in
        methods. A field without a default behind one with a default is left to type checkers.
        """
