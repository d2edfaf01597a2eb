# Nothing inside of it is reported, it is eager.
# observed: step | 1.0 1
import tensorflow as tf

log = []


def step(x):
    print("step")
    log.append(x)
    return x.numpy()


def main():
    fast = tf.function(step)  # expect: TFF179
    return step(tf.constant(1.0))


print(main(), len(log))
