# what other packages show: tqdm.write, rich; and archives and temporary files
# observed: 1 1 1 1
# eager: 3 3 3 3
import gzip
import io
import pathlib
import sys
import tempfile
import types

import tensorflow as tf
from rich import print as show
from rich.console import Console

lines = []
sys.modules["tqdm"] = types.ModuleType("tqdm")  # in its place, where it is not installed
sys.modules["tqdm"].tqdm = types.SimpleNamespace(write=lines.append)

from tqdm import tqdm  # noqa: E402

screen = io.StringIO()
console = Console(file=screen)
folder = pathlib.Path(tempfile.mkdtemp())
archive = str(folder / "log.gz")


@tf.function
def step(x):
    tqdm.write("step")  # expect: TFF101
    console.print("step")  # expect: TFF101
    show("step", file=screen)  # expect: TFF101
    with gzip.open(archive, "at") as log:  # expect: TFF107
        log.write("step\n")
    tempfile.mkstemp(dir=folder)  # expect: TFF107
    return x * 2.0


for i in range(3):
    step(tf.constant(float(i)))
printed = screen.getvalue().split()
with gzip.open(archive, "rt") as log:
    print(len(lines), len(printed) // 2, len(log.readlines()), len(list(folder.glob("tmp*"))))
