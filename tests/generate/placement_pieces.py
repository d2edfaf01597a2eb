"""Pieces about where tf.function is put, and what it is given."""

from __future__ import annotations

from tests.generate.blocks import unit

PIECES = (
    *unit(
        "function as result",
        "TFF170",
        """
          @tf.function
          def scale_and_back(v):
        -     return v * 2.0, lambda w: w * 0.5  # trap
        +     return v * 2.0, v * 0.5
          ---
          print(float(scale_and_back(tf.constant(1.0))[0]))
        """,
        raises=True,
    ),
    *unit(
        "above classmethod",
        "TFF171",
        """
          class Maths:
              scale = 2.0
        -     @tf.function  # trap
              @classmethod
        +     @tf.function
              def times(cls, v):
                  return v * cls.scale
          print(float(Maths.times(tf.constant(1.0))))
        """,
        error="TypeError",
    ),
    *unit(
        "above property",
        "TFF171",
        """
          class Circle:
              def __init__(self, radius):
                  self.radius = radius
        -     @tf.function  # trap
              @property
        +     @tf.function
              def area(self):
                  return self.radius * self.radius * 3.0
          circle = Circle(tf.constant(2.0))
          print(float(circle.area))
        """,
        error="TypeError",
    ),
    *unit(
        "below a cache",
        "TFF171",
        """
          import functools
          ---
        - @functools.lru_cache(maxsize=None)  # trap
          @tf.function
          def cached_square(v):
              return v * v
          print(float(cached_square(tf.constant(3.0))))
        """,
        error="TypeError",
    ),
    *unit(
        "below custom_gradient",
        "TFF171",
        """
        - @tf.custom_gradient  # trap
        - @tf.function
        + @tf.function
        + @tf.custom_gradient
          def clipped_gradient(v):
              return v, lambda dy: tf.clip_by_value(dy, -1.0, 1.0)
          print(float(clipped_gradient(tf.constant(2.0))))
        """,
        raises=True,
    ),
    *unit(
        "constructor",
        "TFF172",
        """
          class Weighted(tf.Module):
        -     @tf.function  # trap
              def __init__(self):
                  super().__init__()
                  self.w = tf.Variable(2.0)
        +     @tf.function
        +     def __call__(self, v):
        +         return self.w * v
          weighted = Weighted()
          print(float(weighted.w))
        """,
        raises=True,
    ),
    *unit(
        "truth",
        "TFF172",
        """
          class Limit:
              def __init__(self, value):
                  self.value = value
        -     @tf.function  # trap
              def __bool__(self):
                  return self.value > 0
        +     @tf.function
        +     def __len__(self):
        +         return 3
          print("on" if Limit(3) else "off")
        """,
        raises=True,
    ),
    *unit(
        "representation",
        "TFF172",
        """
          class Tag:
              def __init__(self, name):
                  self.name = name
        -     @tf.function  # trap
              def __repr__(self):
                  return "Tag " + self.name
        +     @tf.function
        +     def __call__(self, v):
        +         return v * 2.0
          print(repr(Tag("a")))
        """,
        raises=True,
    ),
    *unit(
        "tf.function made inside",
        "TFF173",
        """
          def squared_once(v):
              return v * v
        + fast_square = tf.function(squared_once)
          @tf.function
          def three_times(v):
              for _ in range(3):
        -         v = v + tf.function(squared_once)(v)  # trap
        +         v = v + fast_square(v)
              return v
          ---
          three_graph = three_times.get_concrete_function(tf.TensorSpec([])).graph
          calls = (one.get_attr("f").name for one in three_graph.get_operations() if "PartitionedCall" in one.type)
          print("trap shows:", len(set(calls)) > 1)
          del calls
        """,
    ),
    *unit(
        "decorated inside",
        "TFF173",
        """
          class Outer(tf.Module):
              @tf.function
              def __call__(self, v):
        -         @tf.function  # trap
                  def again(w):
                      return w * 2.0
                  return again(v) + again(v)
          outer = Outer()
          ---
          outer_graph = outer.__call__.get_concrete_function(tf.TensorSpec([])).graph
          print("trap shows:", any("PartitionedCall" in one.type for one in outer_graph.get_operations()))
        """,
    ),
    *unit(
        "tf.function of a tf.function",
        "TFF173",
        """
        - @tf.function(reduce_retracing=True)  # trap
          @tf.function
          def thirded(v):
              return v / 3.0
          ---
          third_graph = thirded.get_concrete_function(tf.TensorSpec([])).graph
          print("trap shows:", any("PartitionedCall" in one.type for one in third_graph.get_operations()))
        """,
    ),
    *unit(
        "switched off",
        "TFF174",
        """
        - tf.config.run_functions_eagerly(True)  # trap
        + tf.config.run_functions_eagerly(False)
          @tf.function
          def runs_as(v):
              return v + tf.cast(tf.executing_eagerly(), tf.float32)
          print("trap shows:", float(runs_as(tf.constant(0.0))) == 1.0)
        """,
        within=(),
        sole=True,
    ),
    *unit(
        "model switched off",
        "TFF174",
        """
          class Echo(tf.keras.Model):
              def call(self, v):
                  return v * 0.0 + tf.cast(tf.executing_eagerly(), tf.float32)
          echo = Echo()
          ---
        - echo.compile(run_eagerly=True)  # trap
        + echo.compile()
          print("trap shows:", float(echo.predict(tf.ones([1, 1]), verbose=0)[0, 0]) == 1.0)
        """,
        within=(),
    ),
    *unit(
        "result unused",
        "TFF179",
        """
          def runs_eagerly(v):
              return v + tf.cast(tf.executing_eagerly(), tf.float32)
          ---
        - tf.function(runs_eagerly)  # trap
        - print("trap shows:", float(runs_eagerly(tf.constant(0.0))) == 1.0)
        + runs_graph = tf.function(runs_eagerly)
        + print("trap shows:", float(runs_graph(tf.constant(0.0))) == 1.0)
        """,
    ),
    *unit(
        "name unused",
        "TFF179",
        """
          def trained(steps):
              def counts(v):
                  return v + tf.cast(tf.executing_eagerly(), tf.float32)
        -     fast = tf.function(counts)  # trap
        -     return sum(float(counts(tf.constant(0.0))) for _ in range(steps))
        +     fast = tf.function(counts)
        +     return sum(float(fast(tf.constant(0.0))) for _ in range(steps))
          ---
          print("trap shows:", trained(3) == 3.0)
        """,
    ),
    *unit(
        "old name of an option",
        "TFF181",
        """
          import logging
          class Heard(logging.Handler):
              def __init__(self):
                  super().__init__()
                  self.messages = []
              def emit(self, record):
                  self.messages.append(record.getMessage())
          heard = Heard()
          tf.get_logger().addHandler(heard)
          ---
          tf.get_logger().setLevel("WARNING")
          with tf.Graph().as_default():  # elsewhere TensorFlow does not warn of options
        -     @tf.function(experimental_relax_shapes=True)  # trap
        +     @tf.function(reduce_retracing=True)
              def relaxed(v):
                  return v * 2.0
          tf.get_logger().setLevel("ERROR")
          print(float(relaxed(tf.constant(2.0))))
          print("trap shows:", any("experimental_relax_shapes" in message for message in heard.messages))
        """,
    ),
    *unit(
        "both names of an option",
        "TFF181",
        """
        - @tf.function(jit_compile=True, experimental_compile=True)  # trap
        + @tf.function(jit_compile=True)
          def compiled_twice(v):
              return v * 2.0
          print(float(compiled_twice(tf.constant(2.0))))
        """,
        error="ValueError",
    ),
    *unit(
        "unknown option",
        "TFF181",
        """
          def plain_triple(v):
              return v * 3.0
          ---
        - triple = tf.function(plain_triple, jit=True)  # trap
        + triple = tf.function(plain_triple, jit_compile=None)
          print(float(triple(tf.constant(2.0))))
        """,
        error="TypeError",
    ),
)
