# A model from clone_model.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf

base = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
twin = tf.keras.models.clone_model(base)


@tf.function
def f(x):
    return twin.predict(x, verbose=0)  # expect: TFF176


print(f(tf.ones([1, 1])))
