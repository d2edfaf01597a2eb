"""What is known about attributes of many objects, found again by the class of one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Generic, TypeVar

from flake8_tffunction.project.far import is_far
from flake8_tffunction.source.classes import Classes, ClassInfo

T = TypeVar("T")


class ByClass(Generic[T]):
    """Things in their order, each with the class of the file (or None) of the object that it is about.

    In a large file a thousand classes have an attribute of one name: a question about one of them must not look at all.
    """

    def __init__(self, things: Iterable[T], class_of: Callable[[T], ClassInfo | None]) -> None:
        self._things = list(things)
        self._groups: dict[ClassInfo | None, list[tuple[int, T]]] = {}
        for number, thing in enumerate(self._things):
            self._groups.setdefault(class_of(thing), []).append((number, thing))

    def near(self, cls: ClassInfo | None, classes: Classes) -> list[T]:
        """Those of classes that share a base of the file with `cls`, and those of no known class; all without `cls`."""
        if cls is None:
            return self._things
        # Whoever derives from a base derives from that base's bases: the topmost ones tell. (In a ring there is none.)
        tops = [base for base in cls.mro if not base.bases] or list(cls.mro)
        if sum(len(classes.derived.get(top, ())) for top in tops) > len(self._groups):
            own = frozenset(tops)
            related = {each: None for each in self._groups if each in cls.mro or _derives(each, own)}
        else:
            related = dict.fromkeys(cls.mro)  # those of another module are not among the file's
            related.update((derived, None) for top in tops for derived in classes.derived.get(top, ()))
        found = [pair for each in (None, *related) for pair in self._groups.get(each, ())]
        return [thing for _, thing in sorted(found, key=itemgetter(0))]


def _derives(cls: ClassInfo | None, bases: frozenset[ClassInfo]) -> bool:
    """Whether it is a class of the linted file that derives from one of these."""
    return cls is not None and not is_far(cls.node) and not bases.isdisjoint(cls.mro)
