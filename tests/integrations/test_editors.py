"""python-lsp-server with its flake8 plugin, over stdio: what an editor shows of an unsaved buffer.

docs/editors.md names the settings that are tested here.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flake8_tffunction.plugin import RAISE
from tests.integrations.language_server import LanguageServer, Message
from tests.integrations.programs import Programs
from tests.running import TRAP

PAGE = Path(__file__).parents[2] / "docs" / "editors.md"
CLEAN = TRAP.replace("print(", "tf.print(")
WARNING = 2
FILES = 6
ROUNDS = 3
GROWTH = 24 * 1024
"""KiB by which the server may grow from its first round over all files to its last. (pylsp starts flake8 anew for each look;
what flake8 keeps in a process that lives on is asked by test_long_lived.)"""


@pytest.fixture
def server(programs: Programs, tmp_path: Path) -> Iterator[LanguageServer]:
    """pylsp, told what the page says."""
    programs.module("pylsp", "editors")
    env = {**os.environ, RAISE: "1", "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    with LanguageServer([sys.executable, "-m", "pylsp"], tmp_path, env) as server:
        server.configure(settings())
        yield server


def settings() -> Message:
    """The block of the page that configures pylsp."""
    (block,) = re.findall(r"^```json\n(\{\n  \"pylsp\".*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    read: Message = json.loads(block)
    return read


def ours(diagnostics: list[Message]) -> list[Message]:
    """What comes from flake8 with a code of this plugin."""
    return [d for d in diagnostics if d["source"] == "flake8" and d["code"].startswith("TFF")]


def places(diagnostics: list[Message]) -> list[tuple[str, int]]:
    """(code, line counted from 1) of our diagnostics."""
    return [(d["code"], d["range"]["start"]["line"] + 1) for d in ours(diagnostics)]


def test_a_diagnostic_has_code_range_severity_and_words(server: LanguageServer, tmp_path: Path) -> None:
    (diagnostic,) = ours(server.open(tmp_path / "train.py", TRAP))
    assert diagnostic == {
        "source": "flake8",
        "code": "TFF101",
        "severity": WARNING,
        "range": {"start": {"line": 5, "character": 4}, "end": {"line": 5, "character": len('    print("step", x)') + 1}},
        "message": "TFF101 `print` runs once per trace, not at each call: use `tf.print`",
    }


def test_the_unsaved_buffer_is_what_counts(server: LanguageServer, tmp_path: Path) -> None:
    path = tmp_path / "train.py"
    path.write_text(CLEAN, encoding="utf-8")
    assert places(server.open(path, CLEAN)) == []
    assert places(server.edit(path, TRAP)) == [("TFF101", 6)]
    assert places(server.edit(path, "import os\n" + TRAP)) == [("TFF101", 7)]
    assert places(server.edit(path, CLEAN)) == []
    assert path.read_text(encoding="utf-8") == CLEAN


def test_a_buffer_that_is_being_typed(server: LanguageServer, tmp_path: Path) -> None:
    """Code that does not parse yet has no diagnostics of ours, and they come back with the missing bracket."""
    path = tmp_path / "train.py"
    half = server.open(path, TRAP.replace("x)", "x", 1).replace("x + 1", "x + "))
    assert "E999" in [d["code"] for d in half if d["source"] == "flake8"]
    assert places(half) == []
    assert places(server.edit(path, TRAP)) == [("TFF101", 6)]


def test_the_projects_configuration_is_read(server: LanguageServer, tmp_path: Path) -> None:
    (tmp_path / "tox.ini").write_text("[flake8]\ntff-allow-tracing-idiom = true\n", encoding="utf-8")
    assert places(server.open(tmp_path / "train.py", TRAP.replace("step", "Tracing"))) == []
    assert places(server.open(tmp_path / "other.py", TRAP)) == [("TFF101", 6)]


def test_many_files_and_edits_in_one_server(server: LanguageServer, tmp_path: Path) -> None:
    """Each file gets its own reports whatever was open before, the same in each round, and the server does not grow."""
    files = [tmp_path / f"model_{number}.py" for number in range(FILES)]
    sizes = []
    for _ in range(ROUNDS):
        for number, path in enumerate(files):
            moved = "\n" * number + TRAP
            assert places(server.open(path, moved)) == [("TFF101", number + 6)]
            assert places(server.edit(path, CLEAN)) == []
            assert places(server.edit(path, moved.replace("print", "open"))) == [("TFF107", number + 6)]
            server.close(path)
        sizes.append(_resident(server.pid))
    assert sizes[-1] - sizes[0] < GROWTH, sizes


def _resident(pid: int) -> int:
    """KiB of memory that a process holds; the growth of 0 where there is no /proc."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    (size,) = re.findall(r"^VmRSS:\s+(\d+) kB$", status.read_text(encoding="ascii"), re.MULTILINE)
    return int(size)


