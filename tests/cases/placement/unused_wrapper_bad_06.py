# tf.function(model) as a statement.
# observed: 1.0
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1, kernel_initializer="ones")])
tf.function(model)  # expect: TFF179
tf.function(model.call)  # expect: TFF179
print(float(model(tf.ones([1, 1]))[0, 0]))
