# What a function makes in front of the loop that passes it on is made once a run of the function.
# observed: [2. 2.] [2. 2.] | 1 3 2
import tensorflow as tf


class Scale:
    def __call__(self, x):
        return x * 2.0


@tf.function
def once(scale, x):
    return scale(x)


def train(steps):
    scale = Scale()
    for _ in range(steps):
        once(scale, tf.ones([2]))  # clean


@tf.function
def thrice(scale, x):
    return scale(x)


def experiment(steps):
    scale = Scale()
    for _ in range(steps):
        thrice(scale, tf.ones([2]))  # expect: TFF115


@tf.function
def each(scale, x):
    return scale(x)


def answer(x):
    scale = Scale()
    return each(scale, x)  # expect: TFF115


def serve():
    print(answer(tf.ones([2])).numpy(), answer(tf.ones([2])).numpy())


train(4)
for _ in range(3):
    experiment(2)
serve()
print(*(function.experimental_get_tracing_count() for function in (once, thrice, each)))
