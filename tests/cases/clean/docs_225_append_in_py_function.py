# A py_function appends to a list at each call.
# source: https://www.tensorflow.org/tutorials/customization/performance
# observed: [1, 2, 3]
import tensorflow as tf

external_list = []

def remember(x):
    external_list.append(int(x))

@tf.function
def f(x):
    tf.py_function(remember, inp=[x], Tout=[])

for i in (1, 2, 3):
    f(tf.constant(i))
print(external_list)
