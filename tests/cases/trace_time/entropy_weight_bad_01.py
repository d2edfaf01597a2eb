# One tf.function leaves a tensor for another one.
# observed: SAC | TypeError
# eager: SAC | 0.60653067
import tensorflow as tf


class SAC(tf.Module):
    def __init__(self):
        self.log_alpha = tf.Variable(0.0)
        self.alpha = tf.exp(self.log_alpha)
        self.opt = tf.keras.optimizers.SGD(0.5)
        self.opt.build([self.log_alpha])

    @tf.function
    def update(self, entropy):
        with tf.GradientTape() as t:
            loss = self.log_alpha * entropy
        g = t.gradient(loss, self.log_alpha)
        self.opt.apply_gradients([(g, self.log_alpha)])
        self.alpha = tf.exp(self.log_alpha)  # expect: TFF105
        return loss

    @tf.function
    def policy_loss(self, logp):
        return self.alpha * logp


try:
    print(SAC.__name__); s = SAC()
    s.update(tf.constant(1.0))
    print(s.policy_loss(tf.constant(1.0)).numpy())
except Exception as e:
    print(type(e).__name__)
