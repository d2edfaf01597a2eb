# A list whose elements grow keeps its length, and so does one made anew of what the turn before had; a list that grows does not.
# observed: 18.0 16.0 10.0 10.0 5.0 | traces 2 5 5 | traces 1 5
# eager: 18.0 16.0 10.0 10.0 5.0 | traces 0 0 0 | traces 0 0
import numpy as np
import tensorflow as tf


@tf.function(reduce_retracing=True)
def relaxed(parts, x):
    return tf.add_n([tf.reduce_sum(part) for part in parts]) + x


@tf.function
def strict(parts):
    return tf.add_n([tf.reduce_sum(part) for part in parts])


@tf.function(reduce_retracing=True)
def longer(parts):
    return tf.add_n([tf.reduce_sum(part) for part in parts])


@tf.function
def steady(parts):
    return tf.add_n(parts)


@tf.function
def growing(parts):
    return tf.add_n(parts)


def play(states, memory):
    arrays = [np.stack(states)]
    inputs = arrays + [np.expand_dims(part, axis=0) for part in memory]
    return relaxed(inputs, tf.constant(1.0))


def advance(state):
    return [part + 1.0 for part in state], 1


def run():
    states, memory, kept = [], [np.ones([2], np.float32)], []
    state, seen = [tf.ones([]), tf.zeros([])], []
    for n in range(5):
        states.append(np.ones([3], np.float32))
        first = play(states, memory)
        second = strict([np.stack(states), np.ones([1], np.float32)])  # expect: TFF116
        kept.append(tf.ones([2]))
        third = longer(kept)  # expect: TFF116
        before = state
        state, count = advance(state)
        fourth = steady(before + [tf.ones([])])
        seen = seen + [tf.ones([])]
        fifth = growing(seen)  # expect: TFF116
    print(float(first), float(second), float(third), float(fourth), float(fifth))


run()
print("traces", *(f.experimental_get_tracing_count() for f in (relaxed, strict, longer)))
print("traces", steady.experimental_get_tracing_count(), growing.experimental_get_tracing_count())
