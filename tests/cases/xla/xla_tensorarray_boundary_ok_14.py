# The whole training step of Keras is jitted: the tape is inside (twin of bad_05).
# observed: 1
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((3, 2)), tf.keras.layers.LSTM(2), tf.keras.layers.Dense(1)])
model.compile("sgd", "mse", jit_compile=True)
history = model.fit(tf.ones([2, 3, 2]), tf.ones([2, 1]), verbose=0)
print(len(history.history["loss"]))
