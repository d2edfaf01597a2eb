# Weights that a layer of Keras shows by their names are variables, which have no NumPy value in traced code; ops take them.
# observed: NotImplementedError NotImplementedError NotImplementedError NotImplementedError [0. 0.]
# eager: [0. 0.] [0. 0.] [0. 0.] [0. 0.] [0. 0.]
import keras
import numpy as np
import tensorflow as tf

dense = keras.layers.Dense(2, kernel_initializer="zeros")
dense.build((None, 2))
convolution = keras.layers.Conv1D(2, 3, kernel_initializer="zeros")
convolution.build((None, 4, 2))
table = keras.layers.Embedding(3, 2, embeddings_initializer="zeros")
table.build((None,))
norm = keras.layers.BatchNormalization()
norm.build((None, 2))


@tf.function
def one(x):
    return x * dense.kernel.numpy()[0, 0]  # expect: TFF151


@tf.function
def two(x):
    return x * np.sum(convolution.kernel)  # expect: TFF152


@tf.function
def three(x):
    first = table.embeddings
    return x * first.numpy()[0, 0]  # expect: TFF151


@tf.function
def four(x):
    return x * float(norm.moving_mean.numpy()[0])  # expect: TFF151


@tf.function
def op(x):
    total = x * tf.reduce_sum(dense.kernel)
    total += tf.reduce_sum(table.embeddings[0])
    if tf.reduce_max(norm.moving_mean) > 0.0:
        total += dense.kernel[0]
    return total


for function in (one, two, three, four, op):
    try:
        print(function(tf.ones([2])).numpy(), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
