# A probe layer that appends its inputs keeps one symbolic tensor for 3 batches.
# observed: 3 batches; 1 kept: Tensor("data:0", shape=(2, 2), dtype=float32) | error: TypeError
#   <tf.Tensor 'data:0' shape=(2, 2) dtype=float32> is out of scope and cannot be used... | Please
#   see https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_valu...
#   | <tf.Tensor 'data:0' shape=(2, 2) dtype=float32> was defined here: | The tensor <tf.Tensor
#   'data:0' shape=(2, 2) dtype=float32> cannot be accessed from here, because it...
# tf-2.15.1: 3 batches; 1 kept: Tensor("IteratorGetNext:0", shape=(2, 2), dtype=float32) | error:
#   TypeError: <tf.Tensor 'IteratorGetNext:0' shape=(2, 2) dtype=float32> is out of scope and cannot
#   be used here.

import numpy as np
import tensorflow as tf

seen = []


class Probe(tf.keras.layers.Layer):
    def call(self, x):
        seen.append(x)  # expect: TFF105
        return x * 2.0


model = tf.keras.Sequential([tf.keras.Input((2,)), Probe()])
seen.clear()
model.predict(np.ones((6, 2)), batch_size=2, verbose=0)
print("3 batches;", len(seen), "kept:", seen[0])
try:
    print(tf.reduce_sum(seen[0]))
except Exception as err:
    print("error:", type(err).__name__, err)
