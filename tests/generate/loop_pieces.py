"""Pieces about loops: unrolled ones, what turns leave in a name or a container, and how a loop is left."""

from __future__ import annotations

from tests.generate.blocks import traced

PIECES = (
    *traced(
        "int total",
        "TFF135",
        """
        - sum_so_far = 0
        + sum_so_far = 0.0
          for part in tf.stack([x, x]):
        -     sum_so_far += part  # trap
        +     sum_so_far += part
          x = x + sum_so_far
        """,
        raises=True,
    ),
    *traced(
        "growing tensor",
        "TFF135",
        """
          grown = tf.zeros([0])
          for turn in tf.range(3):
        -     grown = tf.concat([grown, [x]], axis=0)  # trap
        +     tf.autograph.experimental.set_loop_options(shape_invariants=[(grown, tf.TensorShape([None]))])
        +     grown = tf.concat([grown, [x]], axis=0)
          x = x + grown[0]
        """,
        raises=True,
    ),
    *traced(
        "halved int",
        "TFF135",
        """
          remaining = tf.constant(4)
          while remaining > 1:
        -     remaining = remaining / 2  # trap
        +     remaining = remaining // 2
          x = x + tf.cast(remaining, tf.float32)
        """,
        raises=True,
    ),
    *traced(
        "growing list",
        "TFF135",
        """
          trail = [x]
          for turn in tf.range(2):
        -     trail = trail + [x]  # trap
        +     trail = [trail[0] + x]
          x = x + trail[0]
        """,
        raises=True,
    ),
    *traced(
        "break out of a Python loop",
        "TFF139",
        """
        - for turn in range(20):
        + for turn in tf.range(20):
              x = x + 1.0
              if x > 3.0:
        -         break  # trap
        +         break
        """,
        raises=True,
    ),
    *traced(
        "break out of a list",
        "TFF139",
        """
          for bound in [1.0, 2.0, 3.0]:
              if x < bound:
        -         x = x + bound
        -         break  # trap
        +         x = x + bound
        +         continue
        """,
        raises=True,
    ),
    *traced(
        "return out of a tensor loop",
        "TFF139",
        """
          def first_above(values, bound):
        +     found = -1
              for turn in tf.range(tf.size(values)):
                  if values[turn] > bound:
        -             return turn  # trap
        -     return -1
        +             found = turn
        +             break
        +     return found
          ---
          x = x + tf.cast(first_above(tf.stack([x, x]), x - 1.0), tf.float32)
        """,
        raises=True,
    ),
    *traced(
        "flag becomes a tensor",
        "TFF139",
        """
          height = x * 0.0
        - full = False
        - while not full:  # trap
        + full = tf.constant(False)
        + while not full:
              height = height + 1.0
              full = height > 5.0
          x = x + height
        """,
        raises=True,
    ),
    *traced(
        "endless loop",
        "TFF139",
        """
          depth = x * 0.0
        - while True:
        + while tf.constant(True):
              depth = depth + 1.0
              if depth > 3.0:
        -         break  # trap
        +         break
          x = x + depth
        """,
        raises=True,
    ),
    *traced(
        "unrolled by a constant",
        "TFF131",
        """
          ROUNDS = 36
          ---
        - for turn in range(ROUNDS):  # trap
        + for turn in tf.range(ROUNDS):
              x = tf.cos(x)
        """,
    ),
    *traced(
        "unrolled while",
        "TFF131",
        """
        - left_turns = 33
        - while left_turns > 0:  # trap
        + left_turns = tf.constant(33)
        + while left_turns > 0:
              x = tf.sin(x)
              left_turns -= 1
        """,
    ),
    *traced(
        "bound under a tensor if in a loop",
        "TFF134",
        """
        + largest = x
          for part in tf.stack([x, x + 1.0]):
        -     if part > -1e30:  # trap
        +     if part > -1e30:
                  largest = part
          x = x + largest
        """,
        raises=True,
    ),
    *traced(
        "target of a Dataset loop",
        "TFF134",
        """
          few_numbers = tf.data.Dataset.range(2)
          ---
        + final = tf.constant(0.0)
          for number_of in few_numbers:
        -     final = tf.cast(number_of, tf.float32)  # trap
        +     final = tf.cast(number_of, tf.float32)
          x = x + final
        """,
        raises=True,
    ),
    *traced(
        "extended in a tensor loop",
        "TFF136",
        """
          both_turns = []
        - for turn in tf.range(2):
        -     both_turns.extend([x, x])  # trap
        + for turn in range(2):
        +     both_turns.extend([x, x])
          x = x + float(len(both_turns))
        """,
    ),
    *traced(
        "item of a dict in a tensor loop",
        None,
        """
          by_turn = {}
          for turn in tf.range(2):
              by_turn["last"] = x + 1.0
          x = x + by_turn["last"]
        """,
    ),
    *traced(
        "list under a tensor if",
        "TFF136",
        """
          LARGE_WANTED = False
          ---
          found_so_far = []
        - if x > 1e30:
        -     found_so_far.append(1.0)  # trap
        + if LARGE_WANTED:
        +     found_so_far.append(1.0)
          x = x + float(len(found_so_far))
        """,
    ),
)
