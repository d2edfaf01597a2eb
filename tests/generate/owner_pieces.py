"""Pieces about the objects that own traced methods, and about calls that have no place in traced code."""

from __future__ import annotations

from tests.generate.blocks import traced, unit

PIECES = (
    *traced(
        "placeholder",
        "TFF175",
        """
          x = x + tf.compat.v1.placeholder(tf.float32, [])  # trap
        """,
        raises=True,
    ),
    *traced(
        "collection",
        "TFF175",
        """
          ---
        - tf.compat.v1.add_to_collection("penalties", tf.constant(2.0))  # trap
        + tf.compat.v1.assert_type(x, tf.float32)
          ---
          len(tf.compat.v1.get_collection("penalties"))
        """,
    ),
    *traced(
        "get_variable",
        "TFF175",
        """
          x = x + tf.compat.v1.get_variable("scale", [], initializer=tf.compat.v1.ones_initializer())  # trap
        """,
        raises=True,
    ),
    *traced(
        "predict inside",
        "TFF176",
        """
          dense = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1, kernel_initializer="ones")])
          ---
        - x = x + dense.predict(tf.reshape(x, [1, 1]), verbose=0)[0][0]  # trap
        + x = x + dense(tf.reshape(x, [1, 1]), training=False)[0][0]
        """,
        raises=True,
    ),
    *traced(
        "evaluate inside",
        "TFF176",
        """
          class Regression(tf.keras.Model):
              def call(self, v):
                  return v * 2.0
          regression = Regression()
          regression.compile(loss="mse")
          ---
        - x = x + regression.evaluate(tf.ones([1, 1]), tf.ones([1, 1]), verbose=0)  # trap
        + x = x + tf.reduce_mean(tf.square(regression(tf.ones([1, 1])) - 1.0))
        """,
        raises=True,
    ),
    *unit(
        "instance that dies",
        "TFF177",
        """
          class Gain(tf.Module):
              def __init__(self):
                  super().__init__()
                  self.w = tf.Variable(2.0)
              @tf.function
              def run(self, v):
                  return self.w * v
          ---
        - print(float(Gain().run(tf.constant(3.0))))  # trap
        + gain = Gain()
        + print(float(gain.run(tf.constant(3.0))))
        """,
        error="AttributeError",
    ),
    *unit(
        "method that outlives",
        "TFF177",
        """
          class Factor:
              def __init__(self, factor):
                  self.factor = factor
              @tf.function
              def apply(self, v):
                  return v * self.factor
          def make_factor():
              made = Factor(3.0)
        -     return made.apply  # trap
        +     return lambda v: made.apply(v)
          ---
          print(float(make_factor()(tf.constant(2.0))))
        """,
        error="AttributeError",
    ),
    *unit(
        "mapped method",
        "TFF177",
        """
          class Parser:
              def __init__(self):
                  self.offset = 3
              @tf.function
              def parse(self, v):
                  return v + self.offset
          ---
        - parsed = tf.data.Dataset.range(2).map(Parser().parse)  # trap
        + parser = Parser()
        + parsed = tf.data.Dataset.range(2).map(parser.parse)
          print([int(one) for one in parsed])
        """,
        error="AttributeError",
    ),
    *unit(
        "dataclass",
        "TFF178",
        """
          import dataclasses
        - @dataclasses.dataclass
        + @dataclasses.dataclass(eq=False)
          class Trainer:
              rate: float
        -     @tf.function  # trap
        +     @tf.function
              def step_of(self, w, g):
                  return w - self.rate * g
          ---
          trainer = Trainer(0.5)
          print(float(trainer.step_of(tf.constant(3.0), tf.constant(2.0))))
        """,
        error="TypeError",
    ),
    *unit(
        "slots",
        "TFF178",
        """
          class Cell:
        -     __slots__ = ("k",)
        +     __slots__ = ("k", "__weakref__")
              def __init__(self, k):
                  self.k = k
        -     @tf.function  # trap
        +     @tf.function
              def next_of(self, v):
                  return v * self.k
          ---
          cell = Cell(2.0)
          print(float(cell.next_of(tf.constant(1.5))))
        """,
        error="TypeError",
    ),
    *unit(
        "equality without hash",
        "TFF178",
        """
          class Point:
              def __init__(self, k):
                  self.k = k
              def __eq__(self, other):
                  return self.k == other.k
        +     def __hash__(self):
        +         return hash(self.k)
        -     @tf.function  # trap
        +     @tf.function
              def moved(self, v):
                  return v + self.k
          ---
          point = Point(2.0)
          print(float(point.moved(tf.constant(1.5))))
        """,
        error="TypeError",
    ),
)
