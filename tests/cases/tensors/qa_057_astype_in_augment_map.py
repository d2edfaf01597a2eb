# Astype in augment map.
# source: https://github.com/ZFTurbo/volumentations/issues/3
# observed: AttributeError in user code: AttributeError: SymbolicTens... | If you are looking for numpy-related
#   methods, please run... | tf.experimental.numpy.experimental_enable_numpy_behavior()
import numpy as np
import tensorflow as tf


def random_gamma(volume, low=0.8, high=1.2):
    gamma = tf.random.uniform((), low, high)
    volume = volume.astype(np.float32) / 255.0
    return volume ** gamma


def augment(volume, label):
    return random_gamma(volume), label


volumes = np.zeros((2, 4, 4, 4), np.uint8)
try:
    ds = tf.data.Dataset.from_tensor_slices((volumes, [0, 1])).map(augment).batch(2)
    print(next(iter(ds))[0].shape)
except Exception as err:
    print(type(err).__name__, err)
