# A keyword-only parameter without default.
# observed: TypeError Since input_signature is defined, keyword-only parameter `si
import tensorflow as tf


SPECS = (tf.TensorSpec([None]),)

try:

    @tf.function(input_signature=SPECS)  # expect: TFF118
    def crop(x, *, size):
        return x[:size]

except TypeError as err:
    print(type(err).__name__, str(err)[:60])
