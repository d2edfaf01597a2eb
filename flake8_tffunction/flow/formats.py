"""Which parts of a string are written in formats that a tensor refuses with a TypeError."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter
from typing import Final

CONVERSION: Final = r"%(?:\(\w*\))?[-#0 +]*(?:\d+|\*)?(?:\.(?:\d+|\*))?[hlL]?(\w|%)"


def percent(template: object) -> list[bool]:
    """For each conversion of a `%` template whether it is for numbers alone: not for `%s`, `%r` and `%a`."""
    found = re.findall(CONVERSION, template) if isinstance(template, str) else []
    return [conversion not in "sra" for conversion in found if conversion != "%"]


def braces(template: object) -> Iterator[int | str]:
    """The numbers and names of the arguments that a `str.format` template writes with a format: `{:.2f}`, `{x:>8}`.

    A template with nested or unbalanced braces has none that is known.
    """
    if not isinstance(template, str):
        return
    try:
        fields = [part[1:] for part in Formatter().parse(template)]
    except ValueError:
        return
    number = 0
    for field, spec, conversion in fields:
        if field is None:
            continue
        if spec and not conversion and "{" not in spec:
            yield int(field) if field.isdigit() else field or number
        number += 1
