# get_weights() reads the variables with numpy(): a target network can't be copied so in a tf.function.
# observed: NotImplementedError | NotImplementedError
import tensorflow as tf


class Agent:
    def __init__(self):
        self.head = tf.keras.layers.Dense(1)
        self.q = tf.keras.Sequential([tf.keras.Input((2,)), self.head])
        self.target = tf.keras.models.clone_model(self.q)

    @tf.function
    def update_target(self):
        self.target.set_weights(self.q.get_weights())  # expect: TFF151

    @tf.function
    def norm(self):
        return tf.norm(self.head.get_weights()[0])  # expect: TFF151


agent = Agent()
for method in (agent.update_target, agent.norm):
    try:
        method()
        print("fine")
    except NotImplementedError as error:
        print(type(error).__name__)
