# Three calls append to the outer list once.
# source: https://www.tensorflow.org/guide/function#changing_python_global_and_free_variables
# observed: len(history) 1
import tensorflow as tf

history = []

@tf.function
def record(x):
    history.append(x)  # expect: TFF103
    return x

for _ in range(3):
    record(1)
print("len(history)", len(history))
