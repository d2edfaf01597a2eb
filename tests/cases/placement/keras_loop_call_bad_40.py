# A step on a batch traces in Keras 3, where a whole loop does not.
# observed: fails | fails
# eager: works | works
import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")
model.build((None, 1))


@tf.function
def predicted(x):
    return model.predict(x, verbose=0)  # expect: TFF176


@tf.function
def fitted(x):
    model.fit(x, x, verbose=0)  # expect: TFF176
    return x


for function in (predicted, fitted):
    try:
        function(tf.ones([2, 1]))
        print("works")
    except Exception as error:
        print("fails")
