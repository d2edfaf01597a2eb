# Deep copies of variables, `keras.ops.convert_to_numpy` and a variable kept by a function call `.numpy()`, too; copies of what holds none don't.
# observed: NotImplementedError | NotImplementedError | NotImplementedError | NotImplementedError | NotImplementedError
#   | NotImplementedError | NotImplementedError | TypeError | 2.0 | 1.0
# eager: 3.0 | 1.0 | 2.0 | 2.0 | 1.0 | 1.0 | 1.0 | 1.0 | 2.0 | 1.0
import copy

import keras
import tensorflow as tf


class Pair(tf.Module):
    def __init__(self):
        self.w = tf.Variable(2.0)
        self.names = ["w"]


pair = Pair()
parts = {"scale": tf.Variable(2.0)}
table = tf.constant([1.0])
relu = tf.keras.layers.ReLU()
net = tf.keras.Sequential([tf.keras.layers.Input([1]), tf.keras.layers.Dense(1, "relu")])
optimizer = tf.keras.optimizers.SGD()


@tf.function
def counted(x):
    counted.calls.assign_add(1.0)
    return x + counted.calls.numpy() + 1.0  # expect: TFF151


counted.calls = tf.Variable(0.0)


@tf.function
def frozen(x):
    target = copy.deepcopy(net)  # expect: TFF151
    return x + 0.0 * tf.reduce_sum(target(tf.zeros([1, 1])))


@tf.function
def of_module(x):
    return x * copy.deepcopy(pair).w  # expect: TFF151


@tf.function
def of_dict(x):
    return x * copy.deepcopy(parts)["scale"]  # expect: TFF151


@tf.function
def of_optimizer(x):
    copy.deepcopy(optimizer)  # expect: TFF151
    return x


@tf.function
def to_numpy(x):
    return tf.constant(keras.ops.convert_to_numpy(x * 1.0))  # expect: TFF151


@tf.function
def read(x):
    return x * keras.ops.convert_to_numpy(pair.w) / 2.0  # expect: TFF151


@tf.function
def of_tensor(x):
    return copy.deepcopy(x * 1.0)  # expect: TFF151


@tf.function
def shallow(x):
    return x * copy.copy(pair.w) * float(keras.ops.convert_to_numpy(table)[0])


@tf.function
def of_others(x):
    copy.deepcopy(pair.names)
    return copy.deepcopy(relu)(x) * copy.deepcopy(table)[0]


for function in (counted, frozen, of_module, of_dict, of_optimizer, to_numpy, read, of_tensor, shallow, of_others):
    try:
        print(float(function(tf.constant(1.0))))
    except Exception as error:
        print(type(error).__name__)
