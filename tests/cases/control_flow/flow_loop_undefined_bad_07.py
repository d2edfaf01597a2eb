# Dataset loop target.
# observed: ValueError: in user code: ValueError: 'item' must be defined before the loop
import tensorflow as tf


@tf.function
def last_item(ds):
    for item in ds:  # expect: TFF134
        tf.print(item)
    return item


try:
    print(last_item(tf.data.Dataset.range(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
