"""`python -m tests.corpus`: make the reports on the pinned packages again and hold them against the judged table.

    python -m tests.corpus                        all packages; exits with 1 if a report is not judged, or a judged one is gone
    python -m tests.corpus --package trieste      one of them
    python -m tests.corpus --todo                 print the reports that nobody has judged, as rows to be filled in
    python -m tests.corpus --followed             instead those that come of following imports (--tff-follow-imports)

TensorFlow's own sources are not pinned, for the size of the wheel: `flake8 --isolated --disable-noqa --select=TFF1 .` in the
folder of an installed TensorFlow 2.21 reports nothing.

Wheels are downloaded once into a cache (`--cache`, by default in the user's cache folder) and unpacked; nothing is installed.
"""

from __future__ import annotations

import argparse
import collections
import pathlib
import subprocess
import sys
import zipfile

from tests.corpus.table import FAMILIES, HERE, Package, Report, Row, packages, read_table

CACHE = pathlib.Path.home() / ".cache" / "flake8-tffunction-corpus"
"""Where packages are kept that were downloaded."""


def unpacked(package: Package, cache: pathlib.Path) -> pathlib.Path:
    """The folder with the package's source; downloads the wheel at the first call."""
    folder = cache / f"{package.name}-{package.version}"
    if not folder.exists():
        wheels = cache / "wheels"
        wheels.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", str(wheels),
                   *package.download, f"{package.name}=={package.version}"]
        subprocess.run(command, check=True)
        (wheel,) = wheels.glob(f"{package.name.replace('-', '_')}-{package.version}-*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    return folder


def reports(folder: pathlib.Path, codes: tuple[str, ...], jobs: int, follow: bool = False) -> list[Report]:
    """What flake8 says of all files below a folder, each by itself or followed into the others; noqa comments off, codes that
    are off by default on."""
    command = [sys.executable, "-m", "flake8", "--isolated", "--disable-noqa", f"--select={','.join(codes)}", f"-j{jobs}",
               f"--tff-follow-imports={follow}", "--format=%(path)s\t%(row)d\t%(code)s\t%(text)s", "."]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1) or run.stderr.strip():
        sys.exit(f"flake8 failed on {folder}:\n{run.stderr[-2000:]}")
    found = []
    for line in run.stdout.splitlines():
        path, row, code, text = line.split("\t", 3)
        found.append(Report(path.removeprefix("./"), int(row), code, text))
    return sorted(found)


def followed(folder: pathlib.Path, codes: tuple[str, ...], jobs: int) -> list[Report]:
    """The reports that come of following imports."""
    alone = {report.key for report in reports(folder, codes, jobs)}
    return [report for report in reports(folder, codes, jobs, follow=True) if report.key not in alone]


def compare(package: Package, found: list[Report], rows: list[Row], todo: bool) -> bool:
    """Print what differs from the table, and the counts; whether nothing does."""
    judged = {row.key: row for row in rows}
    new = [report for report in found if report.key not in judged]
    gone = [row for key, row in judged.items() if key not in {report.key for report in found}]
    if todo:
        for report in new:
            print(f"{report.path}\t{report.line}\t{report.code}\t?\t{report.text}")
        return not new
    for report in new:
        print(f"{package.name}: not judged: {report.path}:{report.line}: {report.code} {report.text}")
    for row in gone:
        print(f"{package.name}: judged {row.verdict}, but not reported any more: {row.path}:{row.line}: {row.code}")
    counts = collections.Counter(judged[report.key].verdict for report in found if report.key in judged)
    print(f"{package.name} {package.version}: {len(found)} reports, " + ", ".join(f"{n} {verdict}" for verdict, n in sorted(counts.items())))
    return not new and not gone


def main() -> int:
    """Run the command line; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", help="only this one")
    parser.add_argument("--codes", default=",".join(FAMILIES), help="codes or prefixes (default: the families that have been judged)")
    parser.add_argument("--jobs", type=int, default=2, help="processes of flake8 (default: 2)")
    parser.add_argument("--todo", action="store_true", help="print unjudged reports as rows for the table")
    parser.add_argument("--followed", action="store_true", help="the reports that following imports adds, and their table")
    parser.add_argument("--cache", type=pathlib.Path, default=CACHE)
    given = parser.parse_args()
    codes = tuple(given.codes.split(","))
    fine = True
    for package in packages():
        if given.package in (None, package.name):
            table = HERE / ("followed" if given.followed else "judged") / f"{package.name}.tsv"
            rows = [row for row in read_table(table) if row.code.startswith(codes)] if table.exists() else []
            ask = followed if given.followed else reports
            fine = compare(package, ask(unpacked(package, given.cache), codes, given.jobs), rows, given.todo) and fine
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
