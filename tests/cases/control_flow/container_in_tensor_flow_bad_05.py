# Pop in a tensor loop.
# observed: 3
import tensorflow as tf

@tf.function
def f(n):
    stack = [1, 2, 3, 4]
    for _ in tf.range(n):
        stack.pop()  # expect: TFF136
    return len(stack)

print(int(f(tf.constant(3))))
