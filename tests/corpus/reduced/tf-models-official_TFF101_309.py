# reduced from tf-models-official 2.19.1 official/legacy/detection/executor/distributed_executor.py:309
# observed: logs Skip test_step because metric is None (None)
# eager: logs Skip test_step because metric is None (None) | logs Skip test_step because metric is None (None) |
#   logs Skip test_step because metric is None (None)
import logging

import tensorflow as tf

logging.basicConfig(level=logging.INFO, format="%(message)s")


def create_test_step(strategy, model, metric):
    @tf.function
    def test_step(iterator):
        if not metric:
            logging.info("Skip test_step because metric is None (%s)", metric)  # expect: TFF101
            return None, None

        def _test_step_fn(inputs):
            return inputs, model(inputs)

        return strategy.run(_test_step_fn, args=(next(iterator),))

    return test_step


test_step = create_test_step(tf.distribute.get_strategy(), tf.identity, None)
batches = iter(tf.data.Dataset.range(3))
for _ in range(3):
    test_step(batches)
