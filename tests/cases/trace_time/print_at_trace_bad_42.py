# AutoGraph's option turns `print` into an operation, and nothing else that writes.
# observed: value | ['called']
# eager: value | value | ['called', 'called']
# says: use `tf.print` or `tf.py_function`
import logging

import tensorflow as tf

logging.basicConfig(format="%(message)s")
LOGS = []
logging.getLogger().addFilter(lambda record: LOGS.append(record.msg) or False)


@tf.function(experimental_autograph_options=tf.autograph.experimental.Feature.BUILTIN_FUNCTIONS)
def shown(x):
    print("value")
    logging.warning("called")  # expect: TFF101
    return x


for _ in range(2):
    shown(tf.constant(1.0))
print(LOGS)
