"""nbQA on a notebook with magics."""

from __future__ import annotations

import json
from pathlib import Path

from tests.integrations.programs import Programs
from tests.integrations.recipes import blocks, run

CELLS = (
    "%matplotlib inline\nimport tensorflow as tf\n",
    '!pip list\n\n\n@tf.function\ndef step(x):\n    print("step", x)\n    return x\n',
    "%%time\nfor i in range(3):\n    step(i)\n",
    '%config InlineBackend.figure_format = "retina"\n\n\nstep(tf.constant(1))\nfor i in range(3):\n    step(i)\n',
    '@tf.function\ndef other(x):\n    print("other")  # noqa: TFF101\n    return x\n',
)


def test_nbqa(programs: Programs, tmp_path: Path) -> None:
    programs.module("nbqa", "integrations")
    cells: list[dict[str, object]] = [
        {
            "cell_type": "code",
            "source": source,
            "metadata": {},
            "outputs": [],
            "execution_count": None,
            "id": f"c{number}",
        }
        for number, source in enumerate(CELLS)
    ]
    prose = {"cell_type": "markdown", "source": "# A notebook", "metadata": {}, "id": "prose"}
    notebook = {"cells": [prose, *cells], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "notebook.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    (command,) = [block for block in blocks("ci.md", "sh") if "nbqa" in block]
    done = run(command, tmp_path)
    ours = [line for line in done.reports if " TFF" in line]
    assert ours == [
        "notebook.ipynb:cell_2:6:5: TFF101",
        "notebook.ipynb:cell_3:3:5: TFF111",
        "notebook.ipynb:cell_4:6:5: TFF111",
    ]
    assert done.code == 1
