"""Pieces about tensors that are taken for Python values: shapes, steps, arrays that are written."""

from __future__ import annotations

from tests.generate.blocks import traced, unit

PIECES = (
    *unit(
        "mean by the static size",
        "TFF155",
        """
          @tf.function(input_signature=[tf.TensorSpec([None, 3])])
          def mean_of_rows(v):
        -     return tf.reduce_sum(v) / v.shape[0]  # trap
        +     return tf.reduce_sum(v) / v.shape[1]
          ---
          print(float(mean_of_rows(tf.ones([4, 3]))))
        """,
        raises=True,
    ),
    *unit(
        "zeros of the static size",
        "TFF155",
        """
          class Pad(tf.Module):
              @tf.function(input_signature=[tf.TensorSpec([None])])
              def one(self, v):
        -         rows = v.shape[0]
        -         return tf.concat([v, tf.zeros([rows])], 0)  # trap
        +         rows = tf.shape(v)[0]
        +         return tf.concat([v, tf.zeros([rows])], 0)
          ---
          pad = Pad()
          print(pad.one(tf.ones([2])).numpy())
        """,
        raises=True,
    ),
    *unit(
        "batch of a Dataset compared",
        "TFF155",
        """
          def halved_batch(batch):
        -     if batch.shape[0] == 2:  # trap
        +     if tf.shape(batch)[0] == 2:
                  return batch / 2
              return batch
          ---
        - pairs_of = tf.data.Dataset.from_tensor_slices([2.0, 4.0]).batch(2)
        + pairs_of = tf.data.Dataset.from_tensor_slices([2.0, 4.0]).batch(2, drop_remainder=True)
          print([batch.numpy().tolist() for batch in pairs_of.map(halved_batch)])
        """,
    ),
    *unit(
        "static size, or the size",
        None,
        """
          @tf.function(input_signature=[tf.TensorSpec([None, 3])])
          def mean_or(v):
              rows = v.shape[0] or tf.shape(v)[0]
              return tf.reduce_sum(v) / tf.cast(rows, tf.float32)
          ---
          print(float(mean_or(tf.ones([4, 3]))))
        """,
    ),
    *unit(
        "summary at a Python step",
        "TFF157",
        """
          import glob
          import tempfile
          events_folder = tempfile.mkdtemp()
          writer = tf.summary.create_file_writer(events_folder)
          @tf.function
        - def logged(v):
        + def logged(v, at):
              with writer.as_default():
        -         tf.summary.write("loss", v, step=at)  # trap
        +         tf.summary.write("loss", v, step=at)
              return v
          ---
          for at in range(3):
        -     logged(tf.constant(1.0))
        +     logged(tf.constant(1.0), tf.constant(at, tf.int64))
          writer.flush()
          events = tf.compat.v1.train.summary_iterator(glob.glob(events_folder + "/*")[0])
          print([event.step for event in events if event.summary.value])
        """,
        names=("at",),
    ),
    *unit(
        "summary at an attribute",
        "TFF157",
        """
          import glob
          import tempfile
          class Logger:
              def __init__(self):
                  self.folder = tempfile.mkdtemp()
                  self.writer = tf.summary.create_file_writer(self.folder)
        -         self.step = 0
        +         self.step = tf.Variable(0, dtype=tf.int64)
              @tf.function
              def log(self, v):
                  with self.writer.as_default():
        -             tf.summary.write("loss", v, step=self.step)  # trap
        +             tf.summary.write("loss", v, step=self.step)
          ---
          event_logger = Logger()
          for turn in range(3):
              event_logger.log(tf.constant(1.0))
        -     event_logger.step += 1
        +     event_logger.step.assign_add(1)
          event_logger.writer.flush()
          logged_events = tf.compat.v1.train.summary_iterator(glob.glob(event_logger.folder + "/*")[0])
          print([event.step for event in logged_events if event.summary.value])
        """,
    ),
    *traced(
        "write in a tensor loop",
        "TFF158",
        """
          squares = tf.TensorArray(tf.float32, size=3)
          for turn in tf.range(3):
        -     squares.write(turn, x + 1.0)  # trap
        +     squares = squares.write(turn, x + 1.0)
          x = x + squares.stack()[0]
        """,
    ),
    *traced(
        "write once",
        "TFF158",
        """
          cells = tf.TensorArray(tf.float32, size=2, element_shape=[])
        - cells.write(0, x + 2.0)  # trap
        + cells = cells.write(0, x + 2.0)
          x = x + tf.reduce_sum(cells.write(1, x).stack())
        """,
    ),
    *traced(
        "unstack without result",
        "TFF158",
        """
          def spread(v):
              array = tf.TensorArray(tf.float32, size=2)
        -     array.unstack([v + 1.0, v])  # trap
        -     return array.stack()
        +     return array.unstack([v + 1.0, v]).stack()
          ---
          x = x + tf.reduce_sum(spread(x))
        """,
        raises=True,
    ),
    *traced(
        "sum as condition",
        "TFF150",
        """
        - while tf.cast(tf.minimum(x, 0.0), tf.int32):  # trap
        + while tf.cast(tf.minimum(x, 0.0), tf.int32) != 0:
              x = x + 1.0
        """,
        raises=True,
    ),
    *traced(
        "not of a number",
        "TFF150",
        """
        - x = x + (1.0 if not tf.cast(x, tf.int32) else 2.0)  # trap
        + x = x + (1.0 if not tf.cast(x, tf.bool) else 2.0)
        """,
        raises=True,
    ),
    *traced(
        "item",
        "TFF151",
        """
        - x = x + 2.0 * x.numpy().item()  # trap
        + x = x + 2.0 * x
        """,
        raises=True,
    ),
    *traced(
        "numpy of a variable",
        "TFF151",
        """
          rate_kept = tf.Variable(0.5)
          ---
        - x = x * rate_kept.numpy()  # trap
        + x = x * rate_kept.read_value()
        """,
        raises=True,
    ),
    *traced(
        "math of a tensor",
        "TFF152",
        """
          import math
          ---
        - x = x + math.sqrt(tf.abs(x))  # trap
        + x = x + math.sqrt(4.0) * tf.sqrt(tf.abs(x))
        """,
        raises=True,
    ),
    *traced(
        "numpy of two tensors",
        "TFF152",
        """
          import numpy as np
          ---
        - x = x + float(np.maximum(x, x * 2.0))  # trap
        + x = x + tf.maximum(x, np.maximum(1.0, 2.0))
        """,
        raises=True,
    ),
    *traced(
        "format of a tensor",
        "TFF153",
        """
        - caption = "x = {}".format(x)  # trap
        + caption = tf.strings.format("x = {}", x)
          tf.print(tf.strings.substr(caption, 0, 10))
        """,
    ),
    *traced(
        "percent of a tensor",
        "TFF153",
        """
          def titled(v):
        -     return "value: %s" % v  # trap
        +     return tf.strings.join(["value: ", tf.strings.as_string(v, precision=2)])
          ---
          tf.print(titled(x))
        """,
    ),
    *traced(
        "assert of a tensor",
        "TFF154",
        """
          def at_least(v):
        -     return v if any([v > -1e30]) else -v  # trap
        +     return v if tf.reduce_any([v > -1e30]) else -v
          ---
          x = x + at_least(x)
        """,
        raises=True,
    ),
    *traced(
        "largest by max",
        "TFF154",
        """
        - x = x + max(x, 0.5)  # trap
        + x = x + tf.maximum(x, max(0.25, 0.5))
        """,
        raises=True,
    ),
    *traced(
        "in a list",
        "TFF154",
        """
        - if x in [1e30, -1e30]:  # trap
        + if tf.reduce_any(x == [1e30, -1e30]):
              x = x * 0.0
        """,
        raises=True,
    ),
    *traced(
        "key of a dict",
        "TFF156",
        """
          LABELS = {0: 1.0, 1: 2.0}
          ---
        - x = x + LABELS[tf.cast(x * 0.0, tf.int32)]  # trap
        + x = x + tf.constant(list(LABELS.values()))[tf.cast(x * 0.0, tf.int32)]
        """,
        error="TypeError",
    ),
    *traced(
        "slice of a list",
        "TFF156",
        """
          LEVELS = (1.0, 2.0, 3.0)
          ---
        - x = x + LEVELS[tf.argmin([x, x + 1.0])]  # trap
        + x = x + tf.constant(LEVELS)[tf.argmin([x, x + 1.0])]
        """,
        raises=True,
    ),
    *traced(
        "unpacking",
        "TFF159",
        """
        - first_of, second_of = tf.stack([x, x + 1.0])  # trap
        + first_of, second_of = tf.unstack(tf.stack([x, x + 1.0]))
          x = x + second_of - first_of
        """,
        raises=True,
    ),
    *traced(
        "starred",
        "TFF159",
        """
          def both_of(a, b):
              return a + b
          ---
        - x = x + both_of(*tf.stack([x, x]))  # trap
        + x = x + both_of(*tf.unstack(tf.stack([x, x])))
        """,
        raises=True,
    ),
    *traced(
        "sum of a tensor",
        "TFF159",
        """
        - x = x + sum(tf.stack([x, x]))  # trap
        + x = x + sum([x, x])
        """,
        raises=True,
    ),
)
