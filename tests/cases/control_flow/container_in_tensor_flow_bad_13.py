# Dict update in a while through a method.
# observed: 2.0
import tensorflow as tf

class Agent:
    @tf.function
    def run(self, s):
        logs = dict(steps=0)
        while s < 3.0:
            s += 1.0
            logs.update(last=1)  # expect: TFF136
        return len(logs) + s * 0.0

agent = Agent()
print(float(agent.run(tf.constant(5.0))))
