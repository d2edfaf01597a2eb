# Layers by guards on a shape, by a factory without a capital letter, by a constructing method, and by a class of the file.
# observed: ValueError ValueError ValueError ValueError
# eager: 2.0 3.0 2.0 2.0
# says: `Dense()` in traced code fails once its guard opens | `clone_model()` in traced code creates variables
#   | `Generator.from_seed()` in traced code creates | `Net()` in traced code creates
import keras
import tensorflow as tf

layers = {}
model = keras.Sequential([keras.layers.Dense(1, kernel_initializer="ones")])
model.build((None, 2))


@tf.function
def by_shape(x):
    if x.shape[0] not in layers:
        layers[x.shape[0]] = keras.layers.Dense(1, kernel_initializer="ones")  # expect: TFF122
    return tf.reduce_mean(layers[x.shape[0]](x))


@tf.function
def cloned(x):
    return tf.reduce_sum(keras.models.clone_model(model)(x)) * 0.0 + 3.0  # expect: TFF122


@tf.function
def generator(x):
    return tf.random.Generator.from_seed(1).normal([]) * 0.0 + tf.reduce_max(x) + 1.0  # expect: TFF122


class Net:
    def __init__(self):
        self.dense = keras.layers.Dense(1, kernel_initializer="ones")

    def __call__(self, x):
        return tf.reduce_mean(self.dense(x))


@tf.function
def of_class(x):
    net = Net()  # expect: TFF122
    return net(x)


by_shape(tf.ones([1, 2]))
for function in (by_shape, cloned, generator, of_class):
    try:
        print(float(function(tf.ones([2, 2]))), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
