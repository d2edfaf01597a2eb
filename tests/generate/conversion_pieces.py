"""Pieces about functions that AutoGraph gives up, or never gets to see, and about Datasets that Python iterates."""

from __future__ import annotations

from tests.generate.blocks import traced, unit

PIECES = (
    *traced(
        "walrus",
        "TFF146",
        """
          def capped(v):
        -     if (top := tf.abs(v)) > 1.0:  # trap
        -         v = v / top
        +     top = tf.abs(v)
        +     if top > 1.0:
        +         v = v / top
              return v
          ---
          x = x + capped(x)
        """,
        raises=True,
    ),
    *traced(
        "for with else",
        "TFF146",
        """
          def unless_named(v, names):
        -     for name in names:  # trap
        -         if name == "c":
        -             break
        -     else:
        -         v = v * 2.0
        +     found = False
        +     for name in names:
        +         if name == "c":
        +             found = True
        +     if not found:
        +         v = v * 2.0
              if v > 1.0:
                  v = v + 1.0
              return v
          ---
          x = x + unless_named(x, ("a", "b"))
        """,
        raises=True,
    ),
    *traced(
        "match",
        "TFF146",
        """
          def by_mode(v, mode):
        -     match mode:  # trap
        -         case "double":
        -             v = v * 2.0
        +     if mode == "double":
        +         v = v * 2.0
              if v > 1.0:
                  v = v + 1.0
              return v
          ---
          x = x + by_mode(x, "double")
        """,
        raises=True,
    ),
    *traced(
        "private attribute",
        "TFF146",
        """
          class Cap:
              def __init__(self):
                  self.__bound = 1.0
                  self._bound = 1.0
              def apply(self, v):
        -         if v > self.__bound:  # trap
        +         if v > self._bound:
                      v = v + 1.0
                  return v
          cap = Cap()
          ---
          x = cap.apply(x)
        """,
        raises=True,
    ),
    *traced(
        "generator inside",
        "TFF146",
        """
          def mean_of_two(v):
        -     def both():
        -         yield v  # trap
        -         yield v + 1.0
        +     def both():
        +         return v, v + 1.0
              mean = tf.add_n(list(both())) * 0.5
              if mean > 1.0:
                  mean = mean - 1.0
              return mean
          ---
          x = x + mean_of_two(x)
        """,
        raises=True,
    ),
    *traced(
        "annotation without a value",
        "TFF146",
        """
          def leaky(v):
        -     slope: float  # trap
        +     slope: float = 0.0
              if v > 0.0:
                  slope = v
              else:
                  slope = 0.1 * v
              return slope
          ---
          x = x + leaky(x)
        """,
        raises=True,
    ),
    *traced(
        "if in a layer",
        "TFF147",
        """
          class Clip(tf.keras.layers.Layer):
        +     @tf.function
              def call(self, v):
        -         if tf.reduce_max(v) > 1.0:  # trap
        +         if tf.reduce_max(v) > 1.0:
                      v = v / tf.reduce_max(v)
                  return v
          clip = Clip()
          ---
          x = x + tf.reduce_sum(clip(tf.reshape(x, [1, 1])))
        """,
        raises=True,
    ),
    *traced(
        "loop in a layer",
        "TFF147",
        """
          class Repeat(tf.keras.layers.Layer):
              def call(self, v):
        -         for turn in tf.range(2):  # trap
        +         for turn in range(2):
                      v = v * 0.5
                  return v
          repeat = Repeat()
          ---
          x = x + tf.reduce_sum(repeat(tf.reshape(x, [1, 1])))
        """,
        raises=True,
    ),
    *unit(
        "if in a model that predicts",
        "TFF147",
        """
          class Net(tf.keras.Model):
              def call(self, v, training=False):
        -         if tf.reduce_sum(v) > 1.0:  # trap
        -             v = v * 0.5
        -         return v
        +         return tf.where(tf.reduce_sum(v) > 1.0, v * 0.5, v)
          ---
          net_that_predicts = Net()
          print(net_that_predicts.predict(tf.constant([[2.0, 2.0]]), verbose=0))
        """,
        raises=True,
    ),
    *traced(
        "mapped helper",
        "TFF148",
        """
          def folded(v):
        -     if v > 0.0:  # trap
        +     if v > 0.0:
                  return v
              else:
                  return -v
          ---
        - x = x + tf.nest.map_structure(folded, [x])[0]
        + x = x + tf.nest.map_structure(lambda part: folded(part), [x])[0]
        """,
        raises=True,
    ),
    *traced(
        "scanned helper",
        "TFF148",
        """
          def larger(a, b):
        -     if a > b:  # trap
        +     if a > b:
                  b = a
              return b
          ---
        - highest = tf.scan(larger, tf.stack([x, x]))
        + highest = tf.scan(lambda a, b: larger(a, b), tf.stack([x, x]))
          x = x + highest[0]
        """,
        raises=True,
    ),
    *traced(
        "property",
        "TFF148",
        """
          class Signal:
              def __init__(self, level):
                  self.level = level
        -     @property
              def strength(self):
        -         if self.level > 0.0:  # trap
        +         if self.level > 0.0:
                      return self.level
                  else:
                      return -self.level
          ---
        - x = x + Signal(x).strength
        + x = x + Signal(x).strength()
        """,
        raises=True,
    ),
    *traced(
        "operator",
        "TFF148",
        """
          class Money:
              def __init__(self, amount):
                  self.amount = amount
              def __add__(self, other):
        -         if other > 0.0:  # trap
        -             return Money(self.amount + other)
        -         else:
        -             return Money(self.amount)
        +         return Money(self.amount + tf.maximum(other, 0.0))
          ---
          x = (Money(x) + x).amount
        """,
        raises=True,
    ),
    *traced(
        "sum of a Dataset",
        "TFF149",
        """
          import signal
          def stop(*_):
              raise TimeoutError("still tracing")
          signal.signal(signal.SIGALRM, stop)
          few = tf.data.Dataset.range(3)
          ---
        - signal.alarm(1)
        - total_of_few = sum(few)  # trap
        - signal.alarm(0)
        + total_of_few = tf.constant(0, tf.int64)
        + for one in few:
        +     total_of_few += one
          x = x + tf.cast(total_of_few, tf.float32)
        """,
        raises=True,
    ),
    *traced(
        "comprehension of a Dataset",
        "TFF149",
        """
          import signal
          def stop(*_):
              raise TimeoutError("still tracing")
          signal.signal(signal.SIGALRM, stop)
          a_few = tf.data.Dataset.range(3)
          ---
        - signal.alarm(1)
        - all_few = [one * 2 for one in a_few]  # trap
        - signal.alarm(0)
        - x = x + tf.cast(all_few[0], tf.float32)
        + for number, one in enumerate(a_few):
        +     x = x + tf.cast(one * 2 + number, tf.float32)
        """,
        raises=True,
    ),
    *traced(
        "list of a Dataset",
        "TFF149",
        """
          import signal
          def stop(*_):
              raise TimeoutError("still tracing")
          signal.signal(signal.SIGALRM, stop)
          batches = tf.data.Dataset.from_tensor_slices([1.0, 2.0, 3.0]).batch(2)
          ---
        - signal.alarm(1)
        - listed = list(batches)  # trap
        - signal.alarm(0)
        - x = x + listed[0][0]
        + x = x + batches.reduce(0.0, lambda a, b: a + tf.reduce_sum(b))
        """,
        raises=True,
    ),
)
