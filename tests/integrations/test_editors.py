"""python-lsp-server with its flake8 plugin, over stdio: what an editor shows of an unsaved buffer.

docs/editors.md names the settings that are tested here.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
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
    with LanguageServer([sys.executable, "-m", "pylsp"], tmp_path, environment()) as server:
        server.configure(json.loads(block("json")))
        yield server


def environment() -> dict[str, str]:
    """That of an editor which was started from the activated environment."""
    return {**os.environ, RAISE: "1", "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


def block(language: str) -> str:
    """The first block of the page in a language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


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
        "range": {
            "start": {"line": 5, "character": 4},
            "end": {"line": 5, "character": len('    print("step", x)') + 1},
        },
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


SHOW = """\
vim.wait(30000, function() return #vim.diagnostic.get(0) > 0 end)
for _, d in ipairs(vim.diagnostic.get(0)) do
  io.stdout:write(string.format("%d:%d %s %s\\n", d.lnum + 1, d.col + 1, vim.diagnostic.severity[d.severity], d.code))
end
vim.cmd("qa!")
"""


def test_neovim(programs: Programs, tmp_path: Path) -> None:
    editor = programs.system("nvim")
    programs.module("pylsp", "editors")
    if (
        shown(
            [editor, "--clean", "--headless", "-c", "lua io.stdout:write(vim.fn.has('nvim-0.11'))", "-c", "qa"],
            tmp_path,
        ).stdout
        != "1"
    ):
        pytest.skip("the page's settings are for Neovim 0.11 and newer")
    (tmp_path / "init.lua").write_text(block("lua"), encoding="utf-8")
    (tmp_path / "show.lua").write_text(SHOW, encoding="utf-8")
    (tmp_path / "train.py").write_text(TRAP, encoding="utf-8")
    command = [editor, "--headless", "-u", "init.lua", "train.py", "-c", "luafile show.lua"]
    assert shown(command, tmp_path).stdout == "6:5 WARN TFF101\n"


LIST = """\
(progn (find-file "train.py")
       (flymake-start nil)
       (let ((end (+ 30 (float-time))))
         (while (and (not (flymake-diagnostics)) (< (float-time) end)) (accept-process-output nil 0.1)))
       (dolist (d (flymake-diagnostics))
         (princ (format "%s %s %s\n" (line-number-at-pos (flymake-diagnostic-beg d)) (flymake-diagnostic-type d)
                        (flymake-diagnostic-text d)))))
"""


def test_emacs(programs: Programs, tmp_path: Path) -> None:
    editor = programs.system("emacs")
    (tmp_path / "init.el").write_text(f"(require 'python)\n{block('elisp')}", encoding="utf-8")
    (tmp_path / "train.py").write_text(TRAP, encoding="utf-8")
    run = shown([editor, "--batch", "-Q", "-l", "init.el", "--eval", LIST], tmp_path)
    assert run.stdout == "6 :warning TFF101 `print` runs once per trace, not at each call: use `tf.print`\n", run.stderr


def shown(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run an editor without a window."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
