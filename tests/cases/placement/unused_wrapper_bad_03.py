# From tensorflow import function; in a loop, with a lambda.
# observed: [1.0, 2.0]
from tensorflow import function
import tensorflow as tf

fns = [lambda x: x, lambda x: x * 2.0]
for fn in fns:
    function(fn, reduce_retracing=True)  # expect: TFF179
print([float(fn(1.0)) for fn in fns])
