# A captured zip, enumerate and map are used up by the first trace: another shape finds them empty.
# observed: 18.0 other shape: [1.] | again: 18.0

import tensorflow as tf
from tensorflow import function

pairs = zip([1.0, 2.0], [3.0, 4.0])
numbered = enumerate(["a", "b"])
squares = map(lambda v: v * v, [1.0, 2.0])


@function
def weigh(x):
    for a, b in pairs:  # expect: TFF108
        x = x * a + b
    for i, _ in numbered:  # expect: TFF108
        x = x + float(i)
    for s in squares:  # expect: TFF108
        x = x + s
    return x


print(float(weigh(tf.constant(1.0))), "other shape:", weigh(tf.constant([1.0])).numpy())
print("again:", float(weigh(tf.constant(1.0))))
