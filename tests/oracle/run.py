"""The side of the tests: starts the worker when it is first asked, and asks it.

`python -m tests.oracle.run FILE` prints what TensorFlow does with a program.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.oracle.outcome import Outcome

VERSION = "2.21."
"""What the version of TensorFlow must start with: the declared outcomes are those of this one."""

LIMIT = 30.0
"""Seconds that one run may take."""

NOT_INHERITED = ("COVERAGE_", "PYTHONWARNINGS")
"""How names of environment variables begin that are for the tests' own process: coverage would slow TensorFlow down."""


class NoJudge(Exception):
    """TensorFlow is missing, is another version, or the worker died."""


class Judge:
    """The real TensorFlow. Usable in a `with`; `close` ends the worker.

    Every run of every program is a process of its own, so a program that hangs or aborts ends only itself.

    Parameters
    ----------
    wanted
        What the version of TensorFlow must start with; "" for any.
    """

    def __init__(self, wanted: str = VERSION) -> None:
        self._wanted = wanted
        self._worker: subprocess.Popen[str] | None = None
        self._version = ""

    @property
    def version(self) -> str:
        """TensorFlow's version; raises NoJudge if it is not the wanted one."""
        self._start()
        return self._version

    def ask(self, source: str, limit: float = LIMIT, files: Mapping[str, str] | None = None) -> Outcome:
        """What the program does, as written and eagerly.

        Parameters
        ----------
        source
            A whole module, which drives its functions itself.
        limit
            Seconds after which a run is ended; it then has `raised == "timeout"`.
        files
            Path -> text of the other modules in the folder in which it runs.

        Raises
        ------
        NoJudge
            If there is no TensorFlow of the right version.
        """
        worker = self._start()
        assert worker.stdin is not None
        try:
            worker.stdin.write(json.dumps({"source": source, "limit": limit, "files": dict(files or {})}) + "\n")
            worker.stdin.flush()
        except BrokenPipeError:
            pass  # its last words are read below
        return Outcome.from_json(self._answer(worker))

    def close(self) -> None:
        """End the worker; the next question starts a new one."""
        if self._worker is not None:
            worker, self._worker = self._worker, None
            with worker:  # closes the pipes, at which it ends, and waits for it
                pass

    def __enter__(self) -> Judge:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _start(self) -> subprocess.Popen[str]:
        if self._worker is None:
            self._worker = subprocess.Popen(
                [sys.executable, "-m", "tests.oracle.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                env={name: value for name, value in os.environ.items() if not name.startswith(NOT_INHERITED)},
                cwd=Path(__file__).parents[2],
            )
            self._version = self._answer(self._worker)["tensorflow"]
            if not self._version.startswith(self._wanted):
                self.close()
                raise NoJudge(f"TensorFlow {self._wanted}* is the judge, this is {self._version}")
        return self._worker

    def _answer(self, worker: subprocess.Popen[str]) -> dict[str, Any]:
        assert worker.stdout is not None and worker.stderr is not None
        if line := worker.stdout.readline():
            return dict(json.loads(line))
        last_words = worker.stderr.read()
        self.close()
        raise NoJudge(f"the worker of {sys.executable} ended:\n{last_words[-3000:]}")


def main() -> None:
    """Print the outcome of the files named on the command line."""
    with Judge() as judge:
        for name in sys.argv[1:]:
            outcome = judge.ask(Path(name).read_text(encoding="utf-8"))
            print(json.dumps(outcome.to_json(), indent=1, ensure_ascii=False))
            print("differences:", ", ".join(outcome.differences) or "none")


if __name__ == "__main__":
    main()
