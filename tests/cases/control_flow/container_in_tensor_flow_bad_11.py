# Appended under a tensor condition in a python loop over gradients.
# observed: 2
import tensorflow as tf

@tf.function
def keep_large(grads):
    out = []
    for g in grads:
        if tf.norm(g) > 1.0:
            out.append(g)  # expect: TFF136
    return len(out)

print(int(keep_large([tf.constant([3.0]), tf.constant([0.1])])))
