# Elif chain with int literal.
# observed: ends with TypeError: 'lr' has dtype int32 in the main branch, but dtype float32 in the
#   else branch
import tensorflow as tf

@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def rate(step):
    if step < 10.0:
        lr = 0.1
    elif step < 20.0:
        lr = 0.01
    else:
        lr = 0.001
    if step > 5.0:  # expect: TFF130
        lr = 0
    return lr

print(float(rate(tf.constant(3.0))))
