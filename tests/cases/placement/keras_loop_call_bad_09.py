# tf.function(model.predict).
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
fast = tf.function(model.predict)  # expect: TFF176
print(fast(tf.ones([1, 1]), verbose=0))
