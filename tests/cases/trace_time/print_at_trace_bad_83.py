# Under another name, too, print runs once per trace: without a tensor among its arguments, and in code that is not converted.
# observed: step | x is Tensor("x:0", shape=(), dtype=float32) | Tensor("x:0", shape=(), dtype=float32) | x is Tensor(...
import tensorflow as tf

emit = print


@tf.function
def step(x):
    emit("step")  # expect: TFF101
    emit(f"x is {x}")  # expect: TFF101
    list(map(emit, [x]))  # expect: TFF101
    return x + 1.0


@tf.function(autograph=False)
def plain(x):
    emit("x is", x)  # expect: TFF101
    return x + 1.0


for _ in range(2):
    step(tf.constant(1.0))
    plain(tf.constant(1.0))
