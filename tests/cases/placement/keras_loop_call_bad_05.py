# Predict in a lambda for Dataset.map.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
ds = tf.data.Dataset.from_tensors(tf.ones([1, 2])).map(lambda x: model.predict(x, verbose=0))  # expect: TFF176
print(len(list(ds)))
