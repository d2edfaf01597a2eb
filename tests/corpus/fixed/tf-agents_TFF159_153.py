# reduced from tf-agents 0.19.0 tf_agents/agents/sac/sac_agent_test.py:153
# observed: [2. 2.]
# eager: [2. 2.]
import tensorflow as tf


def sum_value_and_action_out(value_and_action_out):
    value_out, action_out = value_and_action_out
    return tf.reshape(value_out + action_out, [-1])


layer = tf.keras.layers.Lambda(sum_value_and_action_out)
critic = tf.function(lambda value, action: layer((value, action)))
print(critic(tf.ones([2, 1]), tf.ones([2, 1])).numpy())
