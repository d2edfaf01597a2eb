# A base from elsewhere decides.
# observed: 2.0 3.0
import argparse
import collections.abc

import tensorflow as tf


class Conf(argparse.ArgumentParser):
    @tf.function
    def scale(self, x):
        return x * 2.0


class It(collections.abc.Iterable):
    def __iter__(self):
        return iter(())

    @tf.function
    def scale(self, x):
        return x * 3.0


conf, it = Conf(), It()
print(float(conf.scale(tf.constant(1.0))), float(it.scale(tf.constant(1.0))))
