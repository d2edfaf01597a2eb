# What differs from call to call is frozen; what is computed from a given time or drawn with a seed is the same at each call.
# observed: True True | True True True True
# eager: False False | True True True True
# says: pass it in as a tensor | use `tf.random.*` or pass it in
import time
import uuid

import numpy as np
import tensorflow as tf


@tf.function
def tag(x):
    return tf.strings.join([x, uuid.uuid4().hex])  # expect: TFF106


@tf.function
def noise(x):
    return x + np.random.default_rng().normal()  # expect: TFF106


@tf.function
def same_noise(x):
    return x + np.random.default_rng(seed=3).normal()


@tf.function
def epoch(x):
    return tf.strings.join([x, time.ctime(0.0)])


@tf.function
def year(x):
    return tf.strings.join([x, time.strftime("%Y", time.gmtime(86400.0))])


@tf.function
def day(x):
    return tf.strings.join([x, time.asctime(time.gmtime(0.0))])


def same(function, x):
    return bool(tf.reduce_all(function(x) == function(x)))


text, one = tf.constant("at "), tf.constant(1.0, tf.float64)
print(same(tag, text), same(noise, one))
print(same(same_noise, one), same(epoch, text), same(year, text), same(day, text))
