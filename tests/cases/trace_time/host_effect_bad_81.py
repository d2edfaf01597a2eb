# a path is put together by `/`, `joinpath`, `parent`, `with_suffix`: it is a Path all the same, and its files are the host's
# observed: 1 1
# eager: 3 3
import pathlib
import tempfile
from pathlib import Path

import tensorflow as tf

ROOT = Path(tempfile.mkdtemp())
NOTES = ROOT / "notes.txt"


class Trainer:
    def __init__(self, root):
        self.logs = pathlib.Path(root).resolve() / "logs"
        self.logs.mkdir()

    @tf.function
    def step(self, x):
        with (self.logs / "steps.txt").open("a") as log:  # expect: TFF107
            print("step", file=log)  # expect: TFF101
        with NOTES.open("a") as notes:  # expect: TFF107
            notes.write("step\n")
        NOTES.with_suffix(".log").touch()  # expect: TFF107
        NOTES.parent.joinpath("last.txt").write_text("step")  # expect: TFF107
        name = (self.logs / "steps.txt").name
        return x * float(len(name)) / 2.0


trainer = Trainer(ROOT)
for i in range(3):
    trainer.step(tf.constant(float(i)))
print(len((trainer.logs / "steps.txt").read_text().split()), len(NOTES.read_text().split()))
