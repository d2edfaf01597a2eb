# Tf.while_loop body appends.
# observed: 1
import tensorflow as tf

@tf.function
def f():
    seen = []

    def body(i):
        seen.append(1)  # expect: TFF136
        return (i + 1,)

    tf.while_loop(lambda i: i < 3, body, (0,))
    return len(seen)

print(int(f()))
