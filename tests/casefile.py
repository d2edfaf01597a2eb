"""Case files: labelled programs under `tests/cases/<family>/`.

The head of a file is comments:

    # What the program shows, in words.
    # source: https://...                   where the trap was met, if that is public
    # observed: line | line | start of...   what it prints, lines joined by " | "; "..." stands for the rest of a line,
    #   going on after two spaces more      alone for all further lines; "ends with ValueError: ..." for its exception
    # eager: line | line                    what it prints with every tf.function switched off, where that matters
    # tf-2.15.1: ...                        what another version printed (for readers, not tested)
    # options: tensorflow=2.15, allow_tracing_idiom      of the plugin, beside its defaults
    # limit: 5                              seconds that a run may take
    # unsteady: start, failed               globals that are different in each run: clocks, races
    # says: piece | ... | piece             what the words of each report contain, in the order of their lines, where the
    #   words claim more than the code does; "..." for a report of which any words will do

A line that is to be reported ends in `# expect: TFF101, TFF104`; all others ask for silence.
"""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Sequence
from pathlib import Path

from flake8_tffunction.options import Options
from tests.oracle.outcome import Run
from tests.oracle.run import LIMIT

CASES = Path(__file__).parent / "cases"
NOT_PROGRAMS = {"kinds"}
"""Folders under `tests/cases` that hold files of another kind."""

FIELD = re.compile(r"# (source|observed|eager|options|limit|unsteady|says|tf-[\d.]+): (.*)")
EXPECT = re.compile(r"#\s*expect:\s*(TFF\d{3}(?:\s*,\s*TFF\d{3})*)\s*$")


@dataclasses.dataclass(frozen=True)
class Case:
    """One case file, read."""

    name: str
    """Family and file name: "trace_time/docs_023_print_next_to_tf_print"."""
    source: str
    words: str
    fields: dict[str, str]
    problems: tuple[str, ...]
    """What is wrong with the head; a test fails on it."""

    @classmethod
    def read(cls, path: Path, folder: Path | None = None) -> Case:
        """Read a case file below a folder."""
        source = path.read_text(encoding="utf-8")
        name = path.relative_to(folder or CASES).with_suffix("").as_posix()
        lines = source.splitlines() or [""]
        fields: dict[str, str] = {}
        problems = []
        if not re.match(r"# \S", lines[0]) or FIELD.match(lines[0]):
            problems.append("the first line says in words what the program shows")
        field = ""
        for line in lines[1:]:
            if match := FIELD.match(line):
                field = match[1]
                fields[field] = match[2].strip()
            elif line.startswith("#   ") and field:
                fields[field] += " " + line[4:].strip()
            elif line.startswith("#"):
                problems.append(f"what is {line!r} in the head?")
            else:
                break
        if "observed" not in fields:
            problems.append("no '# observed:'")
        return cls(name, source, lines[0][2:], fields, tuple(problems))

    @property
    def expected(self) -> list[tuple[int, str]]:
        """(line, code) of every report that the file asks for, sorted; a line may ask for two of one code."""
        found: list[tuple[int, str]] = []
        for number, line in enumerate(self.source.splitlines(), 1):
            if not line.lstrip().startswith("#") and (match := EXPECT.search(line)):
                found += [(number, code.strip()) for code in match[1].split(",")]
        return sorted(found)

    @property
    def options(self) -> Options:
        """The plugin's options for this file."""
        options = Options()
        for part in filter(None, re.split(r"[\s,]+", self.fields.get("options", ""))):
            key, _, value = part.partition("=")
            if key == "tensorflow":
                major, minor = value.split(".")
                options = options._replace(tensorflow=(int(major), int(minor)))
            elif key == "tracers":
                options = options._replace(tracers=(*options.tracers, value))
            elif key in Options._fields and not value:
                options = Options(**{**options._asdict(), key: True})
            else:
                raise ValueError(f"{self.name}: unknown option {part!r}")
        return options

    @property
    def limit(self) -> float:
        """Seconds that a run may take."""
        return float(self.fields.get("limit", LIMIT))

    @property
    def unsteady(self) -> set[str]:
        """Globals that are different in each run."""
        return set(re.findall(r"\w+", self.fields.get("unsteady", "")))

    @property
    def says(self) -> list[str]:
        """What the words of each report are declared to contain; empty where nothing is declared of words."""
        return pieces(self.fields.get("says", ""))

    def said(self, texts: Sequence[str]) -> list[str]:
        """The words of the reports, in the order of their lines, to be compared with `says`: the declared piece where a report
        contains it, else all of its words."""
        if not self.says:
            return []
        declared = [*self.says, *texts][: len(texts)]
        return [
            piece if piece == "..." or piece in text else text for piece, text in zip(declared, texts, strict=False)
        ]

    def disagreement(self, run: Run, field: str = "observed") -> str:
        """How `run` differs from what a field of the head says; "" if it does not, or if there is no such field."""
        if field not in self.fields:
            return ""
        declared, real = pieces(self.fields[field]), observed(run)
        for number, want in enumerate(declared):
            if want == "...":
                return ""
            if number == len(real):
                return f"declared, but not observed: {want!r}"
            start = want[:-3] if want.endswith("...") else None
            if not (real[number].startswith(start) if start is not None else real[number] == want):
                return f"declared {want!r}, observed {real[number]!r}"
        return f"observed, but not declared: {real[len(declared) :]}" if len(real) > len(declared) else ""


def pieces(text: str) -> list[str]:
    """Parts of a line of observations, with single spaces."""
    return [" ".join(piece.split()) for piece in text.split(" | ") if piece.strip()]


def observed(run: Run) -> list[str]:
    """A run as the head of a case file tells it."""
    told = [piece for line in run.lines for piece in pieces(line)]
    if run.raised is not None:
        message = f": {run.message}" if run.message else ""
        told.append(" ".join(f"ends with {run.raised}{message}".split()))
    return told


@functools.cache
def all_cases() -> tuple[Case, ...]:
    """Every case file, in the order of their names."""
    paths = sorted(CASES.rglob("*.py"))
    return tuple(Case.read(path) for path in paths if path.relative_to(CASES).parts[0] not in NOT_PROGRAMS)
