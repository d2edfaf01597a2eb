# In a while loop, by keyword, with an inherited method.
# observed: traces 3
import tensorflow as tf


class Base(tf.Module):
    @tf.function
    def double(self, *, x):
        return x * 2.0


class Child(Base):
    pass


i = traces = 0
while i < 3:
    child = Child()
    child.double(x=tf.constant(1.0))  # expect: TFF117
    traces += child.double.experimental_get_tracing_count()
    i += 1
print("traces", traces)
