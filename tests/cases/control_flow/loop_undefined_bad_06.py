# Annotated parameter.
# observed: ends with ValueError: 'loss' must be defined before the loop
import tensorflow as tf

@tf.function
def evaluate(data: tf.data.Dataset):
    for batch in data:
        loss = tf.reduce_mean(batch)  # expect: TFF134
        tf.debugging.assert_non_negative(loss)
    return loss

print(evaluate(tf.data.Dataset.from_tensor_slices([[1.0], [3.0]])).numpy())
