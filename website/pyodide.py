"""`python -m website.pyodide`: fetch Pyodide (Python for browsers) from the npm registry into build/pyodide, once."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from website.hooks import NEEDED, RUNTIME

VERSION = "0.29.5"
"""The last one with Python 3.13, the newest Python that the plugin is tested with."""


def main() -> None:
    """Fetch it, unless this version is there.

    Raises
    ------
    SystemExit
        npm is not installed, or does not give the package.
    """
    package = RUNTIME / "package.json"
    if package.exists() and json.loads(package.read_text(encoding="utf-8"))["version"] == VERSION:
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm is not installed: it fetches the package `pyodide`, with which the playground runs")
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            [npm, "pack", "--silent", f"pyodide@{VERSION}"], cwd=folder, stdout=subprocess.PIPE, text=True, check=False
        )
        if packed.returncode:
            sys.exit(f"npm did not give pyodide {VERSION}")
        shutil.rmtree(RUNTIME, ignore_errors=True)
        RUNTIME.mkdir(parents=True)
        with tarfile.open(Path(folder) / packed.stdout.strip()) as archive:
            for name in (*NEEDED, "package.json"):
                source = archive.extractfile(f"package/{name}")
                assert source is not None
                (RUNTIME / name).write_bytes(source.read())


if __name__ == "__main__":
    main()
