# A global model made in main.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf

model = None


@tf.function
def f(x):
    return model.predict(x, verbose=0)  # expect: TFF176


def main():
    global model
    model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
    print(f(tf.ones([1, 1])))


main()
