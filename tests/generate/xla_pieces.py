"""Pieces about what XLA compiles: each brings a tf.function with jit_compile=True of its own."""

from __future__ import annotations

from tests.generate.blocks import unit

PIECES = (
    *unit(
        "last of a mask",
        "TFF161",
        """
          @tf.function(jit_compile=True)
          def last_positive(v):
        -     return tf.boolean_mask(v, v > 0.0)[-1]  # trap
        +     return tf.reduce_max(tf.where(v > 0.0, tf.range(3.0), -1.0))
          ---
          print(float(last_positive(tf.constant([1.0, 2.0, -3.0]))))
        """,
    ),
    *unit(
        "dropped assertion",
        "TFF163",
        """
          @tf.function(jit_compile=True)
          def root_of(v):
        -     tf.debugging.assert_positive(v)  # trap
        +     tf.debugging.assert_rank(v, 1)
              return tf.sqrt(v)
          ---
          try:
              print(tf.reduce_sum(root_of(tf.constant([1.0, 0.0]))).numpy())
          except tf.errors.InvalidArgumentError:
              print("not positive")
        """,
    ),
    *unit(
        "dropped check of numbers",
        "TFF163",
        """
          def inverted(v):
        -     return tf.debugging.check_numerics(1.0 / v, "no number")  # trap
        +     return tf.ensure_shape(1.0 / v, [2])
          fast_inverted = tf.function(inverted, jit_compile=True)
          ---
          try:
              print(fast_inverted(tf.constant([1.0, 0.0])).numpy())
          except tf.errors.InvalidArgumentError:
              print("no number")
        """,
    ),
    *unit(
        "dropped assertion in a helper",
        "TFF163",
        """
          def guard(v):
              tf.debugging.Assert(tf.reduce_all(v > 0.0), [v])  # trap
              return v
          @tf.function(jit_compile=True)
          def guarded(v):
              return guard(v) * 2.0
          ---
          try:
              print(guarded(tf.constant([1.0, -2.0])).numpy())
          except tf.errors.InvalidArgumentError:
              print("not positive")
        """,
    ),
    *unit(
        "growing TensorArray",
        "TFF164",
        """
          @tf.function(jit_compile=True)
          def three_squares(v):
        -     array = tf.TensorArray(tf.float32, size=0, dynamic_size=True)  # trap
        +     array = tf.TensorArray(tf.float32, size=tf.shape(v)[0])
              for turn in tf.range(3):
                  array = array.write(turn, v[turn] * v[turn])
              return array.stack()
          ---
          print(three_squares(tf.constant([1.0, 2.0, 3.0])).numpy())
        """,
    ),
    *unit(
        "TensorArray grows in a module",
        "TFF164",
        """
          class Steps(tf.Module):
              @tf.function(jit_compile=True)
              def of(self, v):
        -         kept = tf.TensorArray(v.dtype, 1, dynamic_size=True)  # trap
        +         kept = tf.TensorArray(v.dtype, 2)
                  for turn in range(2):
                      kept = kept.write(turn, v + float(turn))
                  return tf.reduce_sum(kept.stack())
          ---
          steps_of = Steps()
          print(float(steps_of.of(tf.constant(1.0))))
        """,
    ),
    *unit(
        "size by the turn",
        "TFF165",
        """
          @tf.function(jit_compile=True)
          def triangle(v):
              area = 0.0
        -     for turn in tf.range(1, 4):
        -         area += tf.reduce_sum(tf.ones([turn])) * v  # trap
        +     for turn in range(1, 4):
        +         area += tf.reduce_sum(tf.ones([turn])) * v
              return area
          ---
          print(float(triangle(tf.constant(2.0))))
        """,
        raises=True,
    ),
    *unit(
        "range by the turn",
        "TFF165",
        """
          @tf.function(jit_compile=True)
          def pyramid(v):
              height = tf.constant(0)
              for turn in tf.range(1, 4):
        -         height += tf.reduce_sum(tf.range(turn)) * v  # trap
        +         height += tf.reduce_sum(tf.where(tf.range(4) < turn, tf.range(4), 0)) * v
              return height
          ---
          print(int(pyramid(tf.constant(2))))
        """,
        raises=True,
    ),
    *unit(
        "gradient of an unbounded loop",
        "TFF165",
        """
          @tf.function(jit_compile=True)
          def slope_of(v):
              with tf.GradientTape() as tape:
                  tape.watch(v)
                  power = v
        -         while power < 100.0:  # trap
        +         for turn in tf.range(2):
                      power = power * v
              return tape.gradient(power, v)
          ---
          print(float(slope_of(tf.constant(5.0))))
        """,
        raises=True,
    ),
    *unit(
        "seed of an operation",
        "TFF166",
        """
          @tf.function(jit_compile=True)
          def noise():
        -     return tf.random.normal([3], seed=7)  # trap
        +     return tf.random.stateless_normal([3], seed=[1, 7])
          ---
          def drawn():
              tf.random.set_seed(1)
              return tuple(noise().numpy())
          print(len({drawn() for _ in range(3)}))
        """,
    ),
    *unit(
        "seed of the program",
        "TFF166",
        """
          class Dropping(tf.Module):
              @tf.function(jit_compile=True)
              def run(self, v):
        -         return v * tf.random.uniform([4], seed=3)  # trap
        +         return v * tf.random.stateless_uniform([4], [3, 4])
          ---
          dropping = Dropping()
          def draw_again():
              tf.random.set_seed(5)
              return tuple(dropping.run(tf.constant(1.0)).numpy())
          print(len({draw_again() for _ in range(3)}))
        """,
    ),
    *unit(
        "slice by a tensor",
        "TFF167",
        """
          import glob
          import os
          import tempfile
          compiled_folder = tempfile.mkdtemp()
          os.environ["XLA_FLAGS"] = "--xla_dump_hlo_as_text --xla_dump_to=" + compiled_folder
          @tf.function(jit_compile=True)
          def head_sum(v, n):
        -     return tf.reduce_sum(v[:n])  # trap
        +     return tf.reduce_sum(tf.where(tf.range(8) < n, v, 0.0))
          ---
          for n in tf.range(1, 4):
              print(float(head_sum(tf.ones([8]), n)))
          print("trap shows:", len(glob.glob(compiled_folder + "/*head_sum*before_opt*")) > 1)
        """,
    ),
    *unit(
        "no kernel",
        "TFF168",
        """
          @tf.function(jit_compile=True)
          def volume(a):
        -     return tf.abs(tf.linalg.det(a))  # trap
        +     return tf.abs(tf.linalg.trace(a))
          ---
          print(float(volume(tf.constant([[2.0, 0.0], [0.0, 3.0]]))))
        """,
        raises=True,
    ),
    *unit(
        "no kernel for this method",
        "TFF168",
        """
          def enlarged(image):
        -     return tf.image.resize(image, [4, 4], method="bicubic")  # trap
        +     return tf.image.resize(image, [4, 4], method="nearest")
          fast_enlarged = tf.function(enlarged, jit_compile=True)
          ---
          print(fast_enlarged(tf.ones([1, 2, 2, 1])).shape)
        """,
        raises=True,
    ),
    *unit(
        "tape around a jitted loop",
        "TFF169",
        """
          @tf.function(jit_compile=True)
          def energy(v):
              product = tf.constant(1.0)
        -     for turn in tf.range(3):
        +     for turn in range(3):
                  product = product * v
              return product
          ---
          mass = tf.Variable(2.0)
          with tf.GradientTape() as tape:
        -     joules = energy(mass)  # trap
        +     joules = energy(mass)
          print(float(tape.gradient(joules, mass)))
        """,
        raises=True,
    ),
    *unit(
        "jitted TensorArray as result",
        "TFF169",
        """
          @tf.function(jit_compile=True)
          def jitted_powers(v):
              array = tf.TensorArray(tf.float32, size=2)
        -     return array.write(0, v).write(1, v + v)  # trap
        +     return array.write(0, v).write(1, v + v).stack()
          ---
        - print(jitted_powers(tf.constant(3.0)).stack().numpy())
        + print(jitted_powers(tf.constant(3.0)).numpy())
        """,
        raises=True,
    ),
    *unit(
        "cumsum of a mask",
        "TFF161",
        """
          @tf.function(jit_compile=True)
          def sums_of_positive(v):
        -     kept = tf.boolean_mask(v, v > 0.0)
        -     return tf.reduce_max(tf.cumsum(kept, reverse=True))  # trap
        +     kept = tf.where(v > 0.0, v, 0.0)
        +     return tf.reduce_max(tf.cumsum(kept, reverse=True))
          ---
          print(float(sums_of_positive(tf.constant([-1.0, 2.0, 3.0]))))
        """,
    ),
    *unit(
        "size by a tensor",
        "TFF167",
        """
          import glob
          import os
          import tempfile
          compiled_folder = tempfile.mkdtemp()
          os.environ["XLA_FLAGS"] = "--xla_dump_hlo_as_text --xla_dump_to=" + compiled_folder
          @tf.function(jit_compile=True)
          def filled_sum(n):
        -     return tf.reduce_sum(tf.ones([n]))  # trap
        +     return tf.reduce_sum(tf.cast(tf.range(8) < n, tf.float32))
          ---
          for n in tf.range(1, 4):
              print(float(filled_sum(n)))
          print("trap shows:", len(glob.glob(compiled_folder + "/*filled_sum*before_opt*")) > 1)
        """,
    ),
)
