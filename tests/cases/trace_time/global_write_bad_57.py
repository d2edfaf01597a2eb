# With the tracing idiom allowed, names about traces are silent where they are counted, reset and read; others are not.
# observed: 1 1 1.0 | 0 0 1.0 | 0.0
# eager: 1 1 1.0 | 1 1 0.5 | 0.0
# options: allow_tracing_idiom
import tensorflow as tf

retraces = 0
steps = 0
rate = 1.0
total = tf.Variable(2.0)


@tf.function
def step(x):
    global retraces, steps
    retraces += 1
    steps += 1  # expect: TFF102
    return x * rate  # expect: TFF109


@tf.function
def forget(x):
    last = total
    last = total * x
    return x


x = tf.constant(1.0)
step(x)
print(retraces, steps, step(x).numpy())
retraces = 0
steps = 0
rate = 0.5
step(x)
print(retraces, steps, step(x).numpy())
print(forget(x - 1.0).numpy())
