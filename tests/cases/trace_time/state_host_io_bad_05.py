# A sleep and a subprocess run for the first call only.
# observed: the next 5 calls took under 0.3 s: True

import subprocess
import time

import tensorflow as tf
from tensorflow import function


@function
def throttled(x):
    time.sleep(0.3)  # expect: TFF107
    subprocess.run(["true"], check=True)  # expect: TFF107
    return x


throttled(tf.constant(1.0))
t0 = time.time()
for _ in range(5):
    throttled(tf.constant(1.0))
print("the next 5 calls took under 0.3 s:", time.time() - t0 < 0.3)
