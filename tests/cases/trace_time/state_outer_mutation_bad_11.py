# A captured dict counted in a tensor loop ends as a symbolic tensor of that loop.
# observed: 8.0 4.0 | stats {'n': <tf.Tensor 'while:3' shape=() dtype=int32>} | error: TypeError
#   <tf.Tensor 'while:3' shape=() dtype=int32> is out of scope and cannot be used here.... | Please
#   see https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_valu...
#   | <tf.Tensor 'while:3' shape=() dtype=int32> was defined here: | The tensor <tf.Tensor 'while:3'
#   shape=() dtype=int32> cannot be accessed from here, because it was d...

import tensorflow as tf

stats = {"n": 0}


@tf.function
def run(n):
    x = tf.constant(1.0)
    for _ in tf.range(n):
        stats["n"] += 1  # expect: TFF103
        x = x * 2.0
    return x


print(float(run(tf.constant(3))), float(run(tf.constant(2))))
print("stats", stats)
try:
    print(stats["n"] + 1)
except Exception as err:
    print("error:", type(err).__name__, err)
