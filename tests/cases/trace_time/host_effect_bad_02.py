# A file opened outside is written to.
# observed: 16
# eager: 48

import json

import tensorflow as tf


handle = open("steps.jsonl", "w")


@tf.function
def step(x):
    handle.write("step\n")  # expect: TFF107
    json.dump({"step": 1}, handle)  # expect: TFF107
    return x


for _ in range(3):
    step(tf.constant(1))
handle.close()
print(len(open("steps.jsonl").read()))
