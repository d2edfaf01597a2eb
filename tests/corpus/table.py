"""The table of judged reports: a TSV file a package, a row a report."""

from __future__ import annotations

import pathlib
from typing import NamedTuple

HERE = pathlib.Path(__file__).parent
FAMILIES = ("TFF10", "TFF11", "TFF12", "TFF13", "TFF14", "TFF15", "TFF16", "TFF17", "TFF18")
"""Families of which every report has been read."""
VERDICTS = ("true", "false", "arguable")
"""true: TensorFlow does what the report says; false: it does not, or the code never runs in a trace; arguable: it is true,
and the authors know and want it."""


class Package(NamedTuple):
    """A pinned package; `download` are further arguments for pip."""

    name: str
    version: str
    download: tuple[str, ...] = ()


class Report(NamedTuple):
    """One line of flake8."""

    path: str
    line: int
    code: str
    text: str

    @property
    def key(self) -> tuple[str, int, str]:
        """What a row of the table is found by."""
        return self.path, self.line, self.code


class Row(NamedTuple):
    """One judged report."""

    path: str
    line: int
    code: str
    verdict: str
    reason: str

    @property
    def key(self) -> tuple[str, int, str]:
        """What it is found by."""
        return self.path, self.line, self.code


PACKAGES = (
    Package("tf-models-official", "2.19.1"),
    Package("trieste", "4.6.1"),
    Package("tensorflow-addons", "0.23.0", ("--python-version=3.11", "--platform=manylinux2014_x86_64")),
    Package("keras-cv", "0.9.0"),
    Package("gpflow", "2.11.2"),
    Package("tensorflow-probability", "0.25.0"),
    Package("keras", "3.15.1"),
    Package("dm-sonnet", "2.0.2"),
    Package("sionna", "0.19.2"),
    Package("tensorflow-recommenders", "0.7.7"),
    Package("tensorflow-gan", "2.1.0"),
    Package("tf-agents", "0.19.0"),
    Package("transformers", "4.44.2"),
    Package("tensorflow-graphics", "2021.12.3"),
)


def packages() -> tuple[Package, ...]:
    """The pinned packages."""
    return PACKAGES


def read_table(path: pathlib.Path) -> list[Row]:
    """The rows of a table; none if there is no such file. Raises ValueError for a malformed row."""
    rows = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if path.exists() else ():
        if not line or line.startswith("#"):
            continue
        parts = line.split("\t")
        if len(parts) != 5 or parts[3] not in VERDICTS or not parts[4].strip():
            raise ValueError(f"{path.name}:{number}: not `path, line, code, verdict, reason`: {line!r}")
        rows.append(Row(parts[0], int(parts[1]), parts[2], parts[3], parts[4]))
    return rows
