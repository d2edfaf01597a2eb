# The helper that makes the function is called by one that a loop calls.
# observed: traces 4
import tensorflow as tf


traces = []


def evaluate(x):
    graph = tf.function(lambda t: tf.reduce_mean(t), jit_compile=False)  # expect: TFF113
    value = graph(x)
    traces.append(graph.experimental_get_tracing_count())
    return value


def report(x):
    return float(evaluate(x))


for _ in range(4):
    report(tf.ones([3]))
print("traces", sum(traces))
