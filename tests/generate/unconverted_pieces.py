"""Pieces about Python that AutoGraph does not convert, or converts into something else."""

from __future__ import annotations

from tests.generate.blocks import traced, unit

PIECES = (
    *traced(
        "int of a long",
        "TFF140",
        """
        - micros = int(tf.cast(x * 0.0, tf.int64) + 5000000000)  # trap
        + micros = tf.cast(x * 0.0, tf.int64) + 5000000000
          x = x + tf.cast(micros // 1000000, tf.float32)
        """,
    ),
    *traced(
        "list repeated int times",
        "TFF140",
        """
        - ones = [1.0] * int(x * 0.0 + 3.0)  # trap
        + ones = [1.0] * int(3.0)
          x = x + float(len(ones))
        """,
    ),
    *traced(
        "float of a double",
        "TFF140",
        """
        - fine = float(tf.cast(x * 0.0, tf.float64) + 1.000000001)  # trap
        + fine = float(x * 0.0 + 1.0)
          x = x + tf.cast((fine - 1.0) * 1e9, tf.float32)
        """,
    ),
    *unit(
        "generator as a tf.function",
        "TFF141",
        """
        - @tf.function
          def parts_of(v):
              for turn in range(2):
        -         yield v[turn]  # trap
        +         yield v[turn]
        + @tf.function
        + def sum_of_parts(v):
        +     return tf.add_n(list(parts_of(v)))
          ---
        - print([float(part) for part in parts_of(tf.constant([1.0, 2.0]))])
        + print(float(sum_of_parts(tf.constant([1.0, 2.0]))))
        """,
        raises=True,
    ),
    *traced(
        "generator with a tensor if",
        "TFF141",
        """
          def positive_ones(parts):
              for part in parts:
        -         if part > -1e30:
        -             yield part  # trap
        +         if part is not None:
        +             yield part
          ---
          x = x + tf.add_n(list(positive_ones([x, x * 2.0])))
        """,
        raises=True,
    ),
    *unit(
        "generator for a Dataset",
        "TFF141",
        """
          def twice_each(v):
        -     yield v  # trap
        -     yield v
        +     return [v, v]
          ---
          pairs = tf.data.Dataset.range(2).map(twice_each)
          print([len(pair) for pair in pairs])
        """,
        error="TypeError",
    ),
    *unit(
        "coroutine as a tf.function",
        "TFF142",
        """
          import asyncio
          ---
        - @tf.function
        - async def served(v):  # trap
        -     return v * 2.0
        + @tf.function
        + def double_served(v):
        +     return v * 2.0
        + async def served(v):
        +     return double_served(v)
          print(float(asyncio.run(served(tf.constant(1.0)))))
        """,
        raises=True,
    ),
    *unit(
        "wrapped coroutine",
        "TFF142",
        """
          import asyncio
        - async def fetched(v):  # trap
        -     return v + 1.0
        - fast_fetched = tf.function(fetched)
        + def fetch(v):
        +     return v + 1.0
        + fast_fetch = tf.function(fetch)
        + async def fast_fetched(v):
        +     return fast_fetch(v)
          ---
          print(float(asyncio.run(fast_fetched(tf.constant(1.0)))))
        """,
        raises=True,
    ),
    *unit(
        "recursive tf.function",
        "TFF143",
        """
          @tf.function
          def factorial(n):
        -     if n <= 1:
        -         return tf.constant(1)
        -     return n * factorial(n - 1)  # trap
        +     product = tf.constant(1)
        +     for factor in tf.range(1, n + 1):
        +         product *= factor
        +     return product
          ---
          print(int(factorial(tf.constant(5))))
        """,
        raises=True,
    ),
    *traced(
        "recursive helper",
        "TFF143",
        """
        - def collatz(n):
        -     if n <= 1.0:
        -         return n
        -     return collatz(n * 0.5)  # trap
        + def collatz(n, depth=3):
        +     if depth <= 1:
        +         return n
        +     return collatz(n * 0.5, depth - 1)
          ---
          x = x + collatz(x + 4.0)
        """,
        raises=True,
    ),
    *traced(
        "two lambdas on a line",
        "TFF144",
        """
        - ACTIONS = [lambda v: v if v > 0.0 else -v, lambda v: v * 2.0]  # trap
        + ACTIONS = [
        +     lambda v: v if v > 0.0 else -v,
        +     lambda v: v * 2.0]
          ---
          for action in ACTIONS:
              x = action(x)
        """,
        raises=True,
    ),
    *traced(
        "two lambdas in a dict",
        "TFF144",
        """
        - GATES = {"low": lambda t: t > 0.0 and t < 9.0, "high": lambda t: t > 9.0}  # trap
        + GATES = {"low": lambda t: t > 0.0 and t < 9.0, "high": lambda w: w > 9.0}
          ---
          x = x + tf.cast(GATES["low"](x), tf.float32)
        """,
        raises=True,
    ),
    *unit(
        "if without AutoGraph",
        "TFF145",
        """
          @tf.function(autograph=False)
          def clipped_off(v):
        -     if tf.reduce_max(v) > 1.0:  # trap
        -         v = v / tf.reduce_max(v)
        -     return v
        +     return tf.cond(tf.reduce_max(v) > 1.0, lambda: v / tf.reduce_max(v), lambda: v)
          ---
          print(clipped_off(tf.constant([1.0, 2.0])).numpy())
        """,
        raises=True,
    ),
    *unit(
        "while without AutoGraph",
        "TFF145",
        """
          def below(v, bound):
              while v > bound:  # trap
                  v = v / 2.0
              return v
          fast_below = tf.function(below, autograph=False)
          ---
          print(float(fast_below(tf.constant(9.0), 1.0)))
        """,
        raises=True,
    ),
    *unit(
        "Python if without AutoGraph",
        None,
        """
          @tf.function(autograph=False)
          def scaled_off(v, factor=None):
              if factor is not None:
                  v = v * factor
              for turn in range(2):
                  v = v + 1.0
              return v
          ---
          print(float(scaled_off(tf.constant(1.0), 2.0)))
        """,
    ),
    *traced(
        "helper that is not converted",
        "TFF145",
        """
        - @tf.autograph.experimental.do_not_convert
        - def magnitude(v):
        -     return v if v > 0.0 else -v  # trap
        + def magnitude(v):
        +     return v if v > 0.0 else -v
          ---
          x = x + magnitude(x)
        """,
        raises=True,
    ),
)
