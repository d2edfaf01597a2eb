# List insert in a for over a tensor range.
# observed: 1
import tensorflow as tf

@tf.function
def f(n):
    out = []
    for i in range(n):
        out.insert(0, 1)  # expect: TFF136
    return len(out)

print(int(f(tf.constant(3))))
