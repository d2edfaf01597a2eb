# a window that moves is as long in each turn: what is put on one side is cut off on the other
# observed: 1 1 1 1 1 traces
import collections

import tensorflow as tf


@tf.function
def forecast(window):
    return tf.reduce_sum(window)[None]


@tf.function
def act(frames):
    return tf.reduce_sum(frames)


@tf.function
def smooth(values):
    return tf.reduce_mean(values)


@tf.function
def follow(ids):
    return ids[:, -1:] + 1


@tf.function
def last(values):
    return tf.reduce_max(values)


window = tf.zeros([4])
for _ in range(6):
    window = tf.concat([window[1:], forecast(window)], axis=0)

stack = tf.zeros([2, 2, 4])
for _ in range(6):
    act(stack)
    rest = stack[:, :, 1:]
    stack = tf.concat([rest, tf.ones([2, 2, 1])], axis=-1)

recent = [0.0] * 4
for i in range(6):
    smooth(tf.constant(recent))
    longer = recent + [float(i)]
    recent = longer[1:]


def generate(ids):
    for _ in range(6):
        ids = tf.concat([ids[:, -3:], follow(ids)], axis=1)
    return ids


generate(tf.zeros([1, 4]))


class Player:
    def __init__(self):
        self.frames = collections.deque([tf.zeros([])] * 4, maxlen=4)
        self.scores = [0.0] * 4

    def play(self, score):
        self.frames.append(tf.ones([]))
        self.scores.append(score)
        if len(self.scores) > 4:
            self.scores.pop(0)
        last(tf.stack(list(self.frames)))
        last(tf.constant(self.scores))


player = Player()
for i in range(6):
    player.play(float(i))
print(*(f.experimental_get_tracing_count() for f in (forecast, act, smooth, follow, last)), "traces")
