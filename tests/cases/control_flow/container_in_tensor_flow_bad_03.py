# Set add in both branches.
# observed: 2
import tensorflow as tf

@tf.function
def f(x):
    tags = set()
    if x > 0.0:
        tags.add("pos")  # expect: TFF136
    else:
        tags.add("neg")  # expect: TFF136
    return len(tags)

print(int(f(tf.constant(1.0))))
