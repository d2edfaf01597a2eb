# reduced from tf-models-official 2.19.1 official/legacy/xlnet/training_utils.py:179
# observed: 0.25 | logs Apply mult 0.5000 to grad of layer_0:0
# eager: 0.25 | logs Apply mult 0.5000 to grad of layer_0:0 | logs Apply mult 0.5000 to grad of layer_0:0 |
#   logs Apply mult 0.5000 to grad of layer_0:0
import logging

import tensorflow as tf

logging.basicConfig(level=logging.INFO, format="%(message)s")
strategy = tf.distribute.get_strategy()
variable = tf.Variable(1.0, name="layer_0")


def run_customized_training(iterator, decay):
    def _replicated_step(inputs):
        with tf.GradientTape() as tape:
            loss = variable * inputs
        grads = [tape.gradient(loss, variable)]
        for i in range(len(grads)):
            grads[i] *= decay
            logging.info("Apply mult {:.4f} to grad of {}".format(decay, variable.name))  # expect: TFF101
        variable.assign_sub(grads[0])

    def train_steps(iterator, steps):
        for _ in tf.range(steps):
            strategy.run(_replicated_step, args=(next(iterator),))

    train_steps = tf.function(train_steps)
    train_steps(iterator, tf.constant(3))


run_customized_training(iter(tf.data.Dataset.from_tensors(0.5).repeat()), 0.5)
print(variable.numpy())
