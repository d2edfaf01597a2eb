# The function of a custom gradient runs where the trace takes the gradient.
# observed: backward <dtype: 'float32'> | 0.5 | 0.5
# eager: backward <dtype: 'float32'> | 0.5 | backward <dtype: 'float32'> | 0.5
import tensorflow as tf


@tf.custom_gradient
def clip_grad(x):
    def grad(dy):
        print("backward", dy.dtype)  # expect: TFF101
        return tf.clip_by_value(dy, -0.5, 0.5)
    return x, grad


@tf.function
def step(x):
    with tf.GradientTape() as t:
        t.watch(x)
        y = clip_grad(x) * 3.0
    return t.gradient(y, x)


for _ in range(2):
    print(step(tf.constant(1.0)).numpy())
