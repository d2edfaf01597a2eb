# A decorator may be tf.function, or nothing; another takes options, or the function at once.
# observed: AttributeError | AttributeError | AttributeError
# eager: 2.0 | 3.0 | 4.0
import tensorflow as tf

GRAPH = True
maybe_graph = tf.function if GRAPH else (lambda function: function)


def graph(function=None, **options):
    if function is None:
        return lambda inner: tf.function(inner, **options)
    return tf.function(function, **options)


@maybe_graph
def double(x):
    return x.numpy() * 2  # expect: TFF151


@graph
def triple(x):
    return x.numpy() * 3  # expect: TFF151


@graph(reduce_retracing=True)
def fourfold(x):
    return x.numpy() * 4  # expect: TFF151


def attempt(function):
    try:
        print(function(tf.constant(1.0)))
    except AttributeError as error:
        print(type(error).__name__)


attempt(double)
attempt(triple)
attempt(fourfold)
