# reduced from keras 3.15.1 keras/src/layers/merging/base_merge.py:194
# observed: [1, 0] | [[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]] | [[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]
# eager: [1, 0] | [[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]] | [1, 0] | [[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]
import tensorflow as tf
from keras import layers, ops


class Merge(layers.Layer):
    def call(self, inputs):
        if not isinstance(inputs, (list, tuple)):
            raise ValueError("A merge layer should be called on a list of inputs.")
        reshaped_inputs = []
        for x in inputs:
            x_ndim = ops.ndim(x)
            if x_ndim > 1:
                dims = list(range(1, x_ndim)) + [0]
                reshaped_inputs.append(ops.transpose(x, axes=dims))
                print(dims)  # expect: TFF101
            else:
                reshaped_inputs.append(x)
        return reshaped_inputs[0] + reshaped_inputs[1]


merge = Merge()
run = tf.function(lambda a, b: merge([a, b]))
for _ in range(2):
    print(run(tf.ones([3, 2]), tf.ones([3])).numpy().tolist())
