# A function called function.
# observed: True
import tensorflow as tf


def function(f):
    f.registered = True
    return f


def step(x):
    return x


function(step)
print(step.registered)
