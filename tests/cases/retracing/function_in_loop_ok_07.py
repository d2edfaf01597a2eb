# The loop has one turn.
# observed: 1 1
import tensorflow as tf


for x in tf.data.Dataset.range(5).take(1):

    @tf.function
    def show(v):
        return v + 1

    print(int(show(x)), show.experimental_get_tracing_count())
