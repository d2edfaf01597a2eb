# now(), uuid4() and os.environ are read once (os.environ is configuration, and is not reported).
# observed: identical tags: True b'first'
# unsteady: a, b

import datetime
import os
import uuid

import tensorflow as tf
from tensorflow import function


@function
def tag(x):
    now = datetime.datetime.now().isoformat()  # expect: TFF106
    run = str(uuid.uuid4())  # expect: TFF106
    return tf.strings.join([x, now, run, os.environ.get("STAGE", "dev")])


os.environ["STAGE"] = "first"
a = tag(tf.constant("t"))
os.environ["STAGE"] = "second"
b = tag(tf.constant("t"))
print("identical tags:", bool(a == b), b.numpy()[-5:])
