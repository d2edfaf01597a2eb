"""Pieces about the arguments of a tf.function and its input_signature."""

from __future__ import annotations

from tests.generate.blocks import unit

PIECES = (
    *unit(
        "float after int",
        "TFF112",
        """
          @tf.function
          def doubled_literal(v):
              return tf.convert_to_tensor(v) * 2
          ---
          print(doubled_literal(1).dtype.name)
        - print(doubled_literal(1.0).dtype.name)  # trap
        + print(doubled_literal(1.5).dtype.name)
        """,
    ),
    *unit(
        "zero after False",
        "TFF112",
        """
          @tf.function
          def limited(v, limit=None):
              if limit is None or limit is False:
                  return v
              return tf.minimum(v, float(limit))
          ---
          print(float(limited(tf.constant(5.0), False)))
        - print(float(limited(tf.constant(5.0), 0)))  # trap
        + print(float(limited(tf.constant(5.0), 2)))
        """,
    ),
    *unit(
        "equal numbers by name",
        "TFF112",
        """
          @tf.function
          def repeated_literal(v, by):
              return tf.stack([by, by])
          ---
          print(repeated_literal(tf.constant(1.0), by=2.0).dtype.name)
        - print(repeated_literal(tf.constant(1.0), by=2).dtype.name)  # trap
        + print(repeated_literal(tf.constant(1.0), by=tf.constant(2)).dtype.name)
        """,
    ),
    *unit(
        "negative zero",
        "TFF112",
        """
          class Inverse(tf.Module):
              @tf.function
              def of(self, v, zero):
                  return v / tf.constant([zero])[0]
          ---
          inverse = Inverse()
          print(float(inverse.of(tf.constant(1.0), 0.0)))
        - print(float(inverse.of(tf.constant(1.0), -0.0)))  # trap
        + print(float(inverse.of(tf.constant(1.0), -1.0)))
        """,
    ),
    *unit(
        "spec missing",
        "TFF118",
        """
        - @tf.function(input_signature=[tf.TensorSpec([None])])  # trap
        + @tf.function(input_signature=[tf.TensorSpec([None]), tf.TensorSpec([None])])
          def added(v, w):
              return v + w
          print(added(tf.ones([2]), tf.ones([2])).numpy())
        """,
        error="TypeError",
    ),
    *unit(
        "spec of the receiver",
        "TFF118",
        """
          class Doubler(tf.Module):
        -     @tf.function(input_signature=[None, tf.TensorSpec([])])  # trap
        +     @tf.function(input_signature=[tf.TensorSpec([])])
              def double(self, v, bias=1.0):
                  return v * 2.0 + bias
          print(float(Doubler.double.__name__ == "double"))
        """,
        error="TypeError",
    ),
    *unit(
        "spec too many",
        "TFF118",
        """
          def halved(v):
              return v * 0.5
          ---
        - fast_half = tf.function(halved, input_signature=[tf.TensorSpec([]), tf.TensorSpec([])])  # trap
        + fast_half = tf.function(halved, input_signature=[tf.TensorSpec([])])
          print(float(fast_half(tf.constant(3.0))))
        """,
        error="TypeError",
    ),
    *unit(
        "dtype for a spec",
        "TFF118",
        """
        - @tf.function(input_signature=(tf.float32,))  # trap
        + @tf.function(input_signature=(tf.TensorSpec([], tf.float32),))
          def negated(v):
              return -v
          print(float(negated(tf.constant(3.0))))
        """,
        error="TypeError",
    ),
    *unit(
        "keyword-only without spec",
        "TFF118",
        """
          specs = [tf.TensorSpec([])]
          ---
        - @tf.function(input_signature=specs)  # trap
        - def tilted(v, *, slope):
        + @tf.function(input_signature=specs)
        + def tilted(v, *, slope=2.0):
              return v * slope
        - print(float(tilted(tf.constant(3.0), slope=2.0)))
        + print(float(tilted(tf.constant(3.0))))
        """,
        error="TypeError",
    ),
    *unit(
        "frozen default",
        "TFF119",
        """
          @tf.function(input_signature=[tf.TensorSpec([])])
          def shifted_by(v, by=1.0):
              return v + by
          ---
        - print(float(shifted_by(tf.constant(3.0), 2.0)))  # trap
        + print(float(shifted_by(tf.constant(3.0), 1.0)))
        """,
        raises=True,
    ),
    *unit(
        "rank against the signature",
        "TFF119",
        """
          @tf.function(input_signature=[tf.TensorSpec([None])])
          def summed_row(v):
              return tf.reduce_sum(v)
          ---
        - print(float(summed_row(tf.ones([2, 2]))))  # trap
        + print(float(summed_row(tf.ones([4]))))
        """,
        raises=True,
    ),
    *unit(
        "a dataclass as argument",
        "TFF110",
        """
          import dataclasses
        - @dataclasses.dataclass
        + @dataclasses.dataclass(frozen=True)
          class Settings:
              rate: float
          @tf.function
          def set_up(v, settings):
              return v * settings.rate
          ---
        - print(float(set_up(tf.constant(1.0), Settings(2.0))))  # trap
        + print(float(set_up(tf.constant(1.0), Settings(2.0))))
        """,
        raises=True,
    ),
    *unit(
        "a namespace as argument",
        "TFF110",
        """
          import types
          @tf.function
          def with_hints(v, hints):
        -     return v * hints.rate
        +     return v * hints["rate"]
          ---
        - print(float(with_hints(tf.constant(1.0), hints=types.SimpleNamespace(rate=2.0))))  # trap
        + print(float(with_hints(tf.constant(1.0), hints={"rate": 2.0})))
        """,
        raises=True,
    ),
    *unit(
        "called where it is made",
        "TFF114",
        """
          def cubed(v):
              return v * v * v
        + fast_cube = tf.function(cubed)
          def cube_all(values):
        -     return [float(tf.function(cubed)(v)) for v in values]  # trap
        +     return [float(fast_cube(v)) for v in values]
          ---
          print(cube_all(tf.unstack(tf.constant([1.0, 2.0, 3.0, 4.0]))))
        """,
    ),
    *unit(
        "new partials",
        "TFF115",
        """
          import functools
          def moved_by(v, by):
              return v + by
          @tf.function
          def through_fn(v, fn):
              return fn(v)
        + by_one = functools.partial(moved_by, by=1.0)
          ---
          for turn in range(4):
        -     print(float(through_fn(tf.constant(1.0), functools.partial(moved_by, by=1.0))))  # trap
        +     print(float(through_fn(tf.constant(1.0), by_one)))
        """,
    ),
    *unit(
        "new objects",
        "TFF115",
        """
          class Rate:
              def __init__(self, value):
                  self.value = value
          @tf.function
          def at_rate(v, rate):
              return v * rate.value
          ---
          steady = Rate(2.0)
          for turn in range(4):
        -     print(float(at_rate(tf.constant(1.0), Rate(2.0))))  # trap
        +     print(float(at_rate(tf.constant(1.0), steady)))
        """,
    ),
    *unit(
        "three lengths",
        "TFF116",
        """
        - @tf.function
        + @tf.function(input_signature=[tf.TensorSpec([None])])
          def norm_of(v):
              return tf.reduce_sum(v * v)
          ---
          print(float(norm_of(tf.ones([2]))))
        - print(float(norm_of(tf.ones([3]))))  # trap
        - print(float(norm_of(tf.ones([4]))))  # trap
        + print(float(norm_of(tf.ones([3]))))
        + print(float(norm_of(tf.ones([4]))))
        """,
    ),
    *unit(
        "slices of new lengths",
        "TFF116",
        """
          @tf.function
          def peak_of(v):
              return tf.reduce_max(v)
          ---
          data = tf.range(8.0)
          for length in range(2, 6):
        -     print(float(peak_of(data[:length])))  # trap
        +     print(float(peak_of(data[length - 2 : length])))
        """,
    ),
    *unit(
        "new instance in a function",
        "TFF117",
        """
          class Bias(tf.Module):
              def __init__(self, k):
                  super().__init__()
                  self.k = k
              @tf.function
              def add(self, v):
                  return v + self.k
        + kept_bias = Bias(1.0)
          def biased(v):
        -     bias = Bias(1.0)
        -     return bias.add(v)  # trap
        +     return kept_bias.add(v)
          ---
          print([float(biased(tf.constant(1.0))) for _ in range(4)])
        """,
    ),
    *unit(
        "floats from a list",
        "TFF111",
        """
          @tf.function
          def annealed(v, rate):
              return v * rate
          ---
          for rate in [0.1, 0.2, 0.3, 0.4]:
        -     print(round(float(annealed(tf.constant(1.0), rate)), 3))  # trap
        +     print(round(float(annealed(tf.constant(1.0), tf.constant(rate))), 3))
        """,
    ),
    *unit(
        "step counted in Python",
        "TFF111",
        """
          @tf.function
          def stepped(v, step_number):
              return v + tf.cast(step_number, tf.float32)
          ---
        - step_number = 0
        + step_number = tf.constant(0)
          while step_number < 4:
        -     print(float(stepped(tf.constant(1.0), step_number)))  # trap
        +     print(float(stepped(tf.constant(1.0), step_number)))
              step_number += 1
        """,
    ),
)
