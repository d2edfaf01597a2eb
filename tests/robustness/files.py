"""Other people's files, whole and cut off."""

from __future__ import annotations

import random
import subprocess
import sys
import sysconfig
import tempfile
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.casefile import all_cases
from tests.robustness.promises import Unparsable, parsed
from tests.robustness.tally import Tally


def folders() -> list[Path]:
    """Python's own test suite, and what is installed."""
    return [Path(sysconfig.get_path("stdlib")) / "test", Path(sysconfig.get_path("purelib"))]


def python_files(where: Sequence[Path], every: int = 1) -> Iterator[Path]:
    """Every so manieth file, in an order that does not depend on the file system."""
    for folder in where:
        yield from sorted(folder.rglob("*.py"))[::every] if folder.is_dir() else [folder]


def read(path: Path) -> str:
    """A file as flake8 reads it: what can't be decoded is taken for latin-1."""
    try:
        with tokenize.open(path) as file:
            return file.read()
    except (SyntaxError, UnicodeError):
        return path.read_text(encoding="latin-1")


def truncated(count: int, seed: int, texts: Sequence[str] = ()) -> Iterator[str]:
    """Cases (and other texts) as an editor sends them: cut at any character."""
    source = random.Random(seed)
    whole = [*(case.source for case in all_cases()), *texts]
    for _ in range(count):
        text = source.choice(whole)
        yield text[: source.randrange(len(text) + 1)]


def through_flake8(texts: Sequence[str], tally: Tally) -> None:
    """Texts that Python refuses: flake8 says so of each, and nothing fails."""
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(texts):
            Path(folder, f"text{number}.py").write_text(text, encoding="utf-8", errors="surrogatepass", newline="")
        arguments = ("-m", "flake8", "--isolated", "-j1", "--select=E9,TFF", ".")
        run = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    if run.stderr or run.returncode not in (0, 1):
        tally.problem("flake8", f"crash: {run.stderr[-300:]}")
    refused = {line.partition(":")[0] for line in run.stdout.splitlines() if " E9" in line}
    for number in range(len(texts)):
        if f"./text{number}.py" not in refused:
            tally.problem(f"text {number}", f"silence: flake8 does not refuse {texts[number][-80:]!r}")
    for line in run.stdout.splitlines():
        if " TFF" in line:
            tally.problem("flake8", f"report: {line}")


def cut(count: int, seed: int, tally: Tally, texts: Sequence[str] = ()) -> None:
    """Examine truncated files; those that Python refuses go through flake8."""
    refused = []
    for text in truncated(count, seed, texts):
        if tally.over:
            break
        tally.files += 1
        try:
            parsed(text)
        except Unparsable:
            refused.append(text)
        else:
            tally.program(f"the first {len(text)} characters of a case", text)
    tally.refused += len(refused)
    through_flake8(refused, tally)
