# __init_subclass__ below classmethod.
# observed: tagged
import tensorflow as tf


class Base:
    @classmethod
    @tf.function
    def __init_subclass__(cls, **kwargs):
        cls.tag = "tagged"


class Child(Base):
    pass


print(Child.tag)
