# Keras layers that give back a structure: attention with its scores, a recurrent layer with its state, a cell.
# observed: (1, 2, 3) (1, 1, 2, 2) | (1, 4) (1, 4) | (1, 5) 2
import tensorflow as tf

attention = tf.keras.layers.MultiHeadAttention(num_heads=1, key_dim=2)
recurrent = tf.keras.layers.GRU(4, return_state=True)
cell = tf.keras.layers.LSTMCell(5)
x = tf.ones([1, 2, 3])
attention(x, x)
recurrent(x)
cell(x[:, 0], [tf.zeros([1, 5]), tf.zeros([1, 5])])


@tf.function
def apply(x):
    output, scores = attention(x, x, return_attention_scores=True)
    last, state = recurrent(x)
    result, (first, second) = cell(x[:, 0], [tf.zeros([1, 5]), tf.zeros([1, 5])])
    return output, scores, last, state, result, [first, second]


output, scores, last, state, result, states = apply(x)
print(output.shape, scores.shape)
print(last.shape, state.shape)
print(result.shape, len(states))
