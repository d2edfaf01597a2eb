# Appending in a loop over a tensor keeps one symbolic tensor for six elements.
# source: https://www.tensorflow.org/api_docs/python/tf/function#features
# observed: 1 SymbolicTensor
import tensorflow as tf

seen = []

@tf.function
def collect(x):
    for v in x:
        seen.append(v + 1)  # expect: TFF105

collect(tf.constant([1, 2, 3]))
collect(tf.constant([4, 5, 6]))
print(len(seen), type(seen[0]).__name__)
