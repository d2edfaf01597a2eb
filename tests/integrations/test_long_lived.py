"""flake8 again and again in one process, the way VS Code's extension runs it: the same reports as a new process gives, and
no memory kept for files that are gone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.running import python

MANY = """\
import contextlib, gc, io, os, runpy, sys
from pathlib import Path

import flake8_tffunction.project.modules as modules

HELPER, MODEL = sys.argv[1:]
modules.KEPT = 3 * len(HELPER)

def run(*arguments):
    sys.argv = ["flake8", "-j1", "--select=TFF", "--tff-follow-imports=true", *arguments]
    out = io.TextIOWrapper(io.BytesIO(), write_through=True)
    with contextlib.redirect_stdout(out), contextlib.suppress(SystemExit):
        runpy.run_module("flake8", run_name="__main__", alter_sys=True)
    return [line.partition(" `")[0] for line in out.buffer.getvalue().decode().splitlines()]

def resident():
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024

sizes, reports = [], []
for turn in range(4):
    for number in range(3):
        helper, model = Path(f"helper_{turn}_{number}.py"), Path(f"model_{turn}_{number}.py")
        model.write_text(MODEL.replace("helper", helper.stem))
        helper.write_text("\\n" * number + HELPER)
        reports += run(str(model))
        helper.write_text("\\n" * number + HELPER.replace("print", "tf.print"))
        reports += run(str(model))
        model.write_text(model.read_text().replace("return x", "print(x)"))
        reports += run(str(model))
        helper.unlink(), model.unlink()
    sizes.append(resident())
print((reports, sizes))
"""
BULK = "\n\n".join(f"def loss_{n}(a, b):\n    return tf.reduce_mean(tf.abs(a - b)) * {n}\n" for n in range(80))
HELPER = f'import tensorflow as tf\n\n\ndef report(x):\n    print("step", x)\n    return x\n\n\n{BULK}'
MODEL = "import helper\nimport tensorflow as tf\n\n\n@tf.function\ndef step(x):\n    helper.report(x)\n    return x\n"
GROWTH = 2 * 1024
"""KiB from the second to the fourth round. Trees of other modules are kept up to a bound (here of three helpers); those of
two more rounds are more than twice as large as this."""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the memory of a process is read from /proc")
def test_many_runs_in_one_process(tmp_path: Path) -> None:
    (tmp_path / "setup.cfg").touch()  # the top folder of the project
    run = python("-c", MANY, HELPER, MODEL, cwd=tmp_path)
    assert run.err == ""
    reports, sizes = ast.literal_eval(run.out)
    assert reports == [
        line
        for turn in range(4)
        for number in range(3)
        for line in (f"model_{turn}_{number}.py:7:5: TFF101", f"model_{turn}_{number}.py:8:5: TFF101")
    ]
    assert sizes[3] - sizes[1] < GROWTH, sizes
