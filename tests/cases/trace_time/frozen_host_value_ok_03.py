# Dates and dtypes that are no clock.
# observed: 2

import datetime
import time

import numpy as np
import tensorflow as tf


START = time.time()


@tf.function
def age(x):
    day = datetime.datetime(2024, 1, 2) - datetime.timedelta(days=1)
    dtype = np.random.RandomState
    return x + day.day + (1 if dtype else 0)


print(age(tf.constant(0)).numpy())
