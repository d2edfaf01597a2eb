"""Pieces about tensor-dependent branches: what they leave in a name, what they return and raise, and what is caught."""

from __future__ import annotations

from tests.generate.blocks import traced

PIECES = (
    *traced(
        "int or float",
        "TFF130",
        """
        - if x > 0.0:  # trap
        -     share = 1
        + if x > 0.0:
        +     share = 1.0
          else:
              share = 0.5
          x = x + share
        """,
        raises=True,
    ),
    *traced(
        "None or a tensor",
        "TFF130",
        """
        - best = None
        - if tf.abs(x) > -1.0:  # trap
        + best = x
        + if tf.abs(x) > -1.0:
              best = x * 2.0
          x = x + best
        """,
        raises=True,
    ),
    *traced(
        "choice of functions",
        "TFF130",
        """
        - act = tf.nn.relu if x > 0.5 else tf.nn.tanh  # trap
        - x = x + act(x)
        + x = x + (tf.nn.relu(x) if x > 0.5 else tf.nn.tanh(x))
        """,
        raises=True,
    ),
    *traced(
        "lists of two lengths",
        "TFF130",
        """
        - if x > 0.5:  # trap
        -     sides = [x, x]
        + if x > 0.5:
        +     sides = [x + 1.0]
          else:
              sides = [x]
          x = x + sides[0]
        """,
        raises=True,
    ),
    *traced(
        "results of two dtypes",
        "TFF130",
        """
          def rounded(v):
        -     if v > 0.5:  # trap
        -         return tf.cast(v, tf.int32)
        +     if v > 0.5:
        +         return tf.round(v)
              else:
                  return v
          ---
          x = x + tf.cast(rounded(x), tf.float32)
        """,
        raises=True,
    ),
    *traced(
        "two strings",
        None,
        'if x > 0.5:\n    mark = "high"\nelse:\n    mark = "low"\nx = x + tf.cast(tf.strings.length(mark), tf.float32) * 0.0',
    ),
    *traced(
        "two shapes", None, "if x > 0.5:\n    side = tf.ones([2])\nelse:\n    side = tf.ones([3])\nx = x + side[0]"
    ),
    *traced(
        "handler of an operation's error",
        "TFF138",
        """
          try:
              certain = tf.debugging.check_numerics((tf.abs(x) + 1.0) / 0.0, "no number")
          except tf.errors.InvalidArgumentError:  # trap
              certain = x
          x = x + certain
        """,
        raises=True,
    ),
    *traced(
        "handler of a failed check",
        "TFF138",
        """
          from tensorflow.errors import InvalidArgumentError
          ---
          try:
              tf.debugging.assert_less(x, -1e30)
          except InvalidArgumentError:  # trap
              x = x + 1.0
        """,
        raises=True,
    ),
    *traced(
        "handler of AutoGraph's error",
        "TFF138",
        """
          def sign_or_less(v):
              try:
        -         if tf.abs(v) > -1.0:  # trap TFF132
        -             return 1.0
        -     except ValueError:  # trap
        +         if tf.abs(v) > -1.0:
        +             return 1.0
        +         else:
        +             return 2.0
        +     except ValueError:
                  pass
              return -1.0
          ---
          x = x + sign_or_less(x)
        """,
    ),
    *traced(
        "handler of Python's error",
        None,
        """
          SHARES = {"small": 0.5}
          ---
          try:
              part_of = SHARES["large"]
          except KeyError:
              part_of = 2.0
          x = x * part_of
        """,
    ),
    *traced(
        "elif without return",
        "TFF132",
        """
          def graded(v):
              if v > 9.0:
                  return v
        -     elif v > 0.0:  # trap
        +     elif v > 0.0:
                  return v * 2.0
        +     else:
        +         return v * 3.0
          ---
          graded_x = graded(x)
          x = x + (x if graded_x is None else graded_x)
        """,
        raises=True,
    ),
    *traced(
        "nested return",
        "TFF132",
        """
          def damped(v, strong):
              if strong:
        -         if v > -1e30:  # trap
        +         if v > -1e30:
                      return v * 0.5
        +         else:
        +             return v
              v = v * 0.75
              return v
          ---
          x = damped(x, True)
        """,
        raises=True,
    ),
    *traced(
        "attribute of one branch",
        "TFF133",
        """
          def offset_by(v):
        +     shift_by = 0.0
        -     if v > -1e30:  # trap
        +     if v > -1e30:
                  shift_by = v * 0.0 + 1.0
              return v + shift_by
          ---
          x = offset_by(x)
        """,
        raises=True,
    ),
    *traced(
        "two names in one branch",
        "TFF133",
        """
        - if x > -1e30:  # trap
        + if x > -1e30:
              low, high = x, x + 1.0
        + else:
        +     low, high = x, x
          x = x + high - low
        """,
        raises=True,
    ),
    *traced(
        "assert False under a tensor",
        "TFF137",
        """
          def checked_sign(v):
              if v < -1e30:
        -         assert False, "negative"  # trap
        +         tf.debugging.assert_greater(v, -1e30)
              return v
          ---
          x = checked_sign(x)
        """,
        raises=True,
    ),
    *traced(
        "raise in else",
        "TFF137",
        """
          if x > -1e30:
              x = x + 1.0
          else:
        -     raise RuntimeError("diverged")  # trap
        +     x = x - 1.0
        """,
        raises=True,
    ),
)
