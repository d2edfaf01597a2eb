"""Pieces about state: TensorArrays, arguments, files, optimizers, and what a helper changes behind AutoGraph's back."""

from __future__ import annotations

from tests.generate.blocks import traced, unit

PIECES = (
    *traced(
        "TensorArray from outside",
        "TFF120",
        """
          outside_rows = tf.TensorArray(tf.float32, size=3, clear_after_read=False)
          ---
        - rows_so_far = outside_rows
        + rows_so_far = tf.TensorArray(tf.float32, size=3, clear_after_read=False)
          for turn in tf.range(3):
        -     rows_so_far = rows_so_far.write(turn, x)  # trap
        +     rows_so_far = rows_so_far.write(turn, x)
          x = x + rows_so_far.stack()[0]
        """,
        raises=True,
    ),
    *traced(
        "TensorArray by tensor",
        "TFF120",
        """
          look_up_rows = tf.TensorArray(tf.float32, size=2, clear_after_read=False).unstack([10.0, 20.0])
          ---
        - x = x + look_up_rows.read(tf.cast(x * 0.0, tf.int32))  # trap
        + x = x + look_up_rows.read(1)
        """,
        raises=True,
    ),
    *unit(
        "TensorArray as result",
        "TFF120",
        """
          @tf.function
          def two_powers(v):
              array = tf.TensorArray(tf.float32, size=2)
        -     return array.write(0, v).write(1, v * v)  # trap
        +     return array.write(0, v).write(1, v * v).stack()
          ---
        - print(two_powers(tf.constant(3.0)).stack().numpy())
        + print(two_powers(tf.constant(3.0)).numpy())
        """,
        raises=True,
    ),
    *traced(
        "state set by a helper",
        "TFF123",
        """
          class Gate:
              def __init__(self):
                  self.level = tf.Variable(0.0)
                  self.state = "idle"
              def move(self, state, level):
        -         self.state = state  # trap
        +         self.level.assign(level)
          gate = Gate()
          ---
          if tf.abs(x) > -1.0:
              gate.move("up", 2.0)
          else:
              gate.move("down", 3.0)
          ---
          gate.state, float(gate.level)
        """,
    ),
    *traced(
        "list filled by a helper",
        "TFF123",
        """
          warnings_seen = []
          def note_large(v):
        -     warnings_seen.append("large")  # trap
        +     del v
          ---
          if x > 1e30:
              note_large(x)
          ---
          len(warnings_seen)
        """,
    ),
    *traced(
        "turns counted by a helper",
        "TFF123",
        """
          turns_seen = {"n": 0}
          turns_kept = tf.Variable(0)
          def count_turn():
        -     turns_seen["n"] += 1  # trap
        +     turns_kept.assign_add(1)
          ---
          for turn in tf.range(3):
              count_turn()
          ---
          turns_seen["n"], int(turns_kept)
        """,
    ),
    *traced(
        "tensor set by a helper",
        "TFF123",
        """
          class Level:
              def __init__(self, value):
                  self.value = value
              def raise_by(self, v):
        -         self.value = self.value + v  # trap
        +         return self.value + v
          ---
          level = Level(x * 0.0)
          if x > -1e30:
        -     level.raise_by(x)
        +     level.value = level.raise_by(x)
          x = x + level.value
        """,
        raises=True,
    ),
    *unit(
        "pop of an argument",
        "TFF125",
        """
          @tf.function
          def loss_of(batch):
        -     labels = batch.pop("label")  # trap
        +     labels = batch["label"]
              return tf.reduce_sum(batch["x"] - labels)
          ---
          print(float(loss_of({"x": tf.ones([2]), "label": tf.zeros([2])})))
        """,
        raises=True,
    ),
    *unit(
        "append to an argument",
        "TFF125",
        """
          def remember(values, value):
        -     values.append(value)  # trap
        -     return values
        +     return [*values, value]
          @tf.function
          def total_of(v, earlier):
              return tf.add_n(remember(earlier, v))
          ---
          print(float(total_of(tf.constant(1.0), [tf.constant(2.0)])))
        """,
        raises=True,
    ),
    *unit(
        "item of an argument",
        "TFF125",
        """
          class Scaler(tf.Module):
              @tf.function
              def scale_first(self, rows):
        +         rows = list(rows)
        -         rows[0] = rows[0] * 2.0  # trap
        +         rows[0] = rows[0] * 2.0
                  return tf.stack(rows)
          ---
          scaler = Scaler()
          print(scaler.scale_first([tf.constant(1.0), tf.constant(2.0)]).numpy())
        """,
        raises=True,
    ),
    *unit(
        "del of an argument",
        "TFF125",
        """
          @tf.function
          def features_of(example):
        -     del example["id"]  # trap
        +     example = {key: value for key, value in example.items() if key != "id"}
              return tf.add_n(list(example.values()))
          ---
          print(float(features_of({"id": tf.constant(7.0), "size": tf.constant(2.0)})))
        """,
        raises=True,
    ),
    *unit(
        "update of an argument",
        "TFF125",
        """
          @tf.function
          def with_bias(inputs):
        -     inputs.update(bias=tf.constant(1.0))  # trap
        -     return tf.add_n(list(inputs.values()))
        +     return tf.add_n(list(dict(inputs, bias=tf.constant(1.0)).values()))
          ---
          print(float(with_bias({"v": tf.constant(2.0)})))
        """,
        raises=True,
    ),
    *unit(
        "gradient of a returned variable",
        "TFF126",
        """
          kernel = tf.Variable(2.0)
          @tf.function
          def get_kernel():
        -     return kernel  # trap
        +     return kernel
          ---
          got = get_kernel()
          with tf.GradientTape() as tape:
              cost = got * got
        - print(tape.gradient(cost, got) is None)
        + print(float(cost))
          del got
        """,
    ),
    *unit(
        "assign to a returned variable",
        "TFF126",
        """
          class Holder(tf.Module):
              def __init__(self):
                  self.kernel = tf.Variable(2.0)
              @tf.function
              def weights(self):
        -         return [self.kernel]  # trap
        +         return [self.kernel]
          ---
          holder = Holder()
          for part in holder.weights():
        -     part.assign_sub(1.0)
              print(float(part))
          del part
        """,
        raises=True,
    ),
    *unit(
        "file of a fixed path",
        "TFF127",
        """
          @tf.function
        - def above_limit(v):
        -     return v > tf.strings.to_number(tf.io.read_file("limit.txt"))  # trap
        + def above_limit(v, path):
        +     return v > tf.strings.to_number(tf.io.read_file(path))
          ---
          for content in ("1.0", "100.0"):
              tf.io.write_file("limit.txt", content)
        -     print(bool(above_limit(tf.constant(5.0))))
        +     print(bool(above_limit(tf.constant(5.0), tf.constant("limit.txt"))))
        """,
    ),
    *unit(
        "file of a global path",
        "TFF127",
        """
          WORDS = "words.txt"
          tf.io.write_file(WORDS, "a")
          @tf.function
          def size_of_words(v):
        -     return v * float(tf.strings.length(tf.io.read_file(WORDS)))  # trap
        +     return v * float(tf.strings.length(WORDS))
          ---
          print(float(size_of_words(tf.constant(1.0))))
          tf.io.write_file(WORDS, "a b c")
          print(float(size_of_words(tf.constant(1.0))))
        """,
    ),
    *unit(
        "read after write",
        "TFF128",
        """
          @tf.function
          def store(path, text):
        -     tf.io.write_file(path, text)
        -     return tf.io.read_file(path)  # trap
        +     written = tf.io.write_file(path, text)
        +     with tf.control_dependencies([written]):
        +         return tf.io.read_file(path)
          ---
          stored = store.get_concrete_function(tf.TensorSpec([], tf.string), tf.TensorSpec([], tf.string)).graph
          reads = [operation for operation in stored.get_operations() if operation.type == "ReadFile"]
          print("trap shows:", not reads[0].control_inputs)
        """,
    ),
    *unit(
        "write after read",
        "TFF128",
        """
          @tf.function
          def swap(path, text):
        -     before = tf.io.read_file(path)
        -     tf.io.write_file(path, text)  # trap
        +     before = tf.io.read_file(path)
        +     tf.io.write_file(path, before + text)
              return before
          ---
          swapped = swap.get_concrete_function(tf.TensorSpec([], tf.string), tf.TensorSpec([], tf.string)).graph
          writes = [operation for operation in swapped.get_operations() if operation.type == "WriteFile"]
          inputs = [operation.op.type for operation in writes[0].inputs]
          print("trap shows:", not writes[0].control_inputs and "Placeholder" in inputs[1])
        """,
    ),
    *unit(
        "second optimizer",
        "TFF129",
        """
          @tf.function
          def descend(weight, optimizer):
              with tf.GradientTape() as tape:
                  cost = tf.square(weight - 1.0)
              optimizer.apply_gradients([(tape.gradient(cost, weight), weight)])
              return cost
          ---
          position = tf.Variable(2.0)
          fast_adam = tf.keras.optimizers.Adam(0.1)
          slow_adam = tf.keras.optimizers.Adam(0.001)
        + slow_adam.build([position])
          print(round(float(descend(position, fast_adam)), 3))
        - print(round(float(descend(position, slow_adam)), 3))  # trap
        + print(round(float(descend(position, slow_adam)), 3))
        """,
        raises=True,
    ),
    *unit(
        "second model",
        "TFF129",
        """
          @tf.function
          def predicted(net, v):
              return tf.shape(net(v))
          ---
          nets = [tf.keras.Sequential([tf.keras.layers.Dense(1)]) for _ in range(2)]
          for net in nets:
        +     net.build([1, 3])
        -     print(predicted(net, tf.ones([1, 3])).numpy())  # trap
        +     print(predicted(net, tf.ones([1, 3])).numpy())
        """,
        raises=True,
    ),
    *unit(
        "second layer",
        "TFF129",
        """
          @tf.function
          def through(v, layer):
              return tf.shape(layer(v))
          ---
          narrow = tf.keras.layers.Dense(2)
          wide = tf.keras.layers.Dense(8)
        + wide.build([1, 3])
          print(through(tf.ones([1, 3]), narrow).numpy())
        - print(through(tf.ones([1, 3]), layer=wide).numpy())  # trap
        + print(through(tf.ones([1, 3]), layer=wide).numpy())
        """,
        raises=True,
    ),
)
