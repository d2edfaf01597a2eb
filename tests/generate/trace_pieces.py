"""Pieces about Python that runs only while TensorFlow traces, and what may be made there."""

from __future__ import annotations

from tests.generate.blocks import traced, unit

PIECES = (
    *traced(
        "warning",
        "TFF101",
        """
          import sys
          ---
        - sys.stdout.write("turn\\n")  # trap
        + tf.print("turn", output_stream=sys.stdout)
        """,
    ),
    *traced(
        "global flag",
        "TFF102",
        """
          calls_made = 0
          calls_kept = tf.Variable(0)
          def note_call():
        -     global calls_made
        -     calls_made = calls_made + 1  # trap
        +     calls_kept.assign_add(1)
          ---
          note_call()
          ---
          calls_made, int(calls_kept)
        """,
    ),
    *unit(
        "nonlocal counter",
        "TFF102",
        """
          def make_counter():
              turns = 0
              @tf.function
              def count_up(v):
        -         nonlocal turns
        -         turns += 1  # trap
        +         turns = 1
                  return v + float(turns) * 0.0
              def read():
                  return turns
              return count_up, read
          ---
          count_up, read_turns = make_counter()
          print([float(count_up(tf.constant(1.0))) for _ in range(3)], read_turns())
        """,
    ),
    *traced(
        "attribute of a class",
        "TFF104",
        """
          class Config:
              uses = 0
              total = tf.Variable(0)
          ---
        - Config.uses = Config.uses + 1  # trap
        + Config.total.assign_add(1)
          ---
          Config.uses, int(Config.total)
        """,
    ),
    *traced(
        "setattr",
        "TFF104",
        """
          class Mode:
              def __init__(self):
                  self.name = "none"
          mode = Mode()
          ---
        - setattr(mode, "name", mode.name + "+")  # trap
        + own_mode = Mode()
        + setattr(own_mode, "name", own_mode.name + "+")
          ---
          mode.name
        """,
    ),
    *traced(
        "directory",
        "TFF107",
        """
          import os
          import tempfile
          made_folder = tempfile.mkdtemp()
          ---
        - os.makedirs(os.path.join(made_folder, str(len(os.listdir(made_folder)))))  # trap
        + os.path.join(made_folder, "a")
          ---
          len(os.listdir(made_folder))
        """,
    ),
    *traced(
        "file of a helper",
        "TFF107",
        """
          import os
          import tempfile
          lines_path = os.path.join(tempfile.mkdtemp(), "lines")
          def write_line(text):
        -     with open(lines_path, "a") as file:  # trap
        -         file.write(text)
        +     return len(text)
          ---
          write_line("x")
          ---
          os.path.exists(lines_path) and os.path.getsize(lines_path)
        """,
    ),
    *traced(
        "variable in a helper",
        "TFF121",
        """
          def offset_of(v):
        -     bias = tf.Variable(tf.zeros([]))  # trap
        +     bias = tf.zeros([])
              return v + bias
          ---
          x = offset_of(x)
        """,
        raises=True,
    ),
    *traced(
        "weight of a layer",
        "TFF121",
        """
          class Shift(tf.Module):
              def __init__(self):
                  super().__init__()
                  self.b = None
              def apply(self, v):
        -         self.b = tf.Variable(1.0)  # trap
        +         if self.b is None:
        +             self.b = tf.Variable(1.0)
                  return v + self.b
          shift = Shift()
          ---
          x = shift.apply(x)
        """,
        raises=True,
    ),
    *traced(
        "optimizer",
        "TFF122",
        """
          place = tf.Variable(1.0)
          sgd = tf.keras.optimizers.SGD(0.0)
          sgd.build([place])
          ---
        - tf.keras.optimizers.SGD(0.0).apply_gradients([(tf.ones([]), place)])  # trap
        + sgd.apply_gradients([(tf.ones([]), place)])
          x = x + place
        """,
        raises=True,
    ),
    *traced(
        "metric",
        "TFF122",
        """
          mean_kept = tf.keras.metrics.Mean()
          ---
        - mean_made = tf.keras.metrics.Mean()  # trap
        - mean_made.update_state(x)
        + mean_kept.update_state(x)
        """,
        raises=True,
    ),
    *traced(
        "generator of numbers",
        "TFF122",
        """
          dice = tf.random.Generator.from_seed(3)
          ---
        - x = x + tf.random.Generator.from_seed(3).normal([]) * 0.0  # trap
        + x = x + dice.normal([]) * 0.0
        """,
        raises=True,
    ),
    *unit(
        "stale list",
        "TFF109",
        """
          factors = [1.0, 2.0]
          @tf.function
          def multiplied(v):
              for k in factors:  # trap
                  v = v * k
              return v
          ---
          print(float(multiplied(tf.constant(1.0))))
          factors.append(5.0)
          print(float(multiplied(tf.constant(1.0))))
        """,
    ),
    *unit(
        "stale attribute",
        "TFF109",
        """
          class Schedule(tf.Module):
              def __init__(self):
                  super().__init__()
        -         self.rate = 1.0
        +         self.rate = tf.Variable(1.0)
              @tf.function
              def of(self, v):
        -         return v * self.rate  # trap
        +         return v * self.rate
          ---
          schedule = Schedule()
          print(float(schedule.of(tf.constant(1.0))))
        - schedule.rate = 0.1
        + schedule.rate.assign(0.1)
          print(round(float(schedule.of(tf.constant(1.0))), 3))
        """,
    ),
)
