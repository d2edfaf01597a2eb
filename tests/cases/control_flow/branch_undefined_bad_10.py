# Inherited method.
# observed: ends with ValueError: 'scale' must also be initialized in the else branch
import tensorflow as tf

class Base(tf.Module):
    def limit(self, x):
        if tf.norm(x) > 1.0:  # expect: TFF133
            scale = 1.0 / tf.norm(x)
        return x * scale

class Child(Base):
    @tf.function
    def __call__(self, x):
        return self.limit(x) + 1.0

child = Child()
print(child(tf.constant([3.0, 4.0])).numpy())
