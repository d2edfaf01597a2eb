"""Tables of one file in which the nodes of other modules can be looked up as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, overload

Key = TypeVar("Key")
Entry = TypeVar("Entry")
Default = TypeVar("Default")


class Table(dict[Key, Entry]):
    """A dict whose own entries are the linted file's: only they are gone through, all are found.

    Parameters
    ----------
    own
        The entries of the linted file.
    far
        Gives the entry of another module; None without one.
    """

    __slots__ = ("_far",)

    def __init__(self, own: dict[Key, Entry], far: Callable[[Key], Entry | None]) -> None:
        super().__init__(own)
        self._far = far

    def __missing__(self, key: Key) -> Entry:
        found = self._far(key)
        if found is None:
            raise KeyError(key)
        return found

    @overload
    def get(self, key: Key, default: None = None, /) -> Entry | None: ...
    @overload
    def get(self, key: Key, default: Entry, /) -> Entry: ...
    @overload
    def get(self, key: Key, default: Default, /) -> Entry | Default: ...

    def get(self, key: Key, default: Default | None = None, /) -> Entry | Default | None:
        """The entry, of whichever module it is, or the default."""
        found = dict.get(self, key)
        if found is None:
            found = self._far(key)
        return found if found is not None else default

    def __contains__(self, key: object) -> bool:
        return dict.__contains__(self, key) or self._far(key) is not None  # type: ignore[arg-type]
