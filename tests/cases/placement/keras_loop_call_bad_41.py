# Keras 2 refuses a step on a batch in a trace.
# observed: [[1.0], [1.0]]
# options: tensorflow=2.15
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")
model.build((None, 1))


@tf.function
def tested(x):
    model.test_on_batch(x, x)  # expect: TFF176
    return x


try:
    print(tested(tf.ones([2, 1])).numpy().tolist())
except Exception as error:
    print(type(error).__name__)
