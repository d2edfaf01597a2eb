# get_config of a schedule.
# observed: EagerTensor
import tensorflow as tf


class Warmup(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, steps):
        self.steps = steps

    def __call__(self, step):
        return 0.1

    @tf.function  # expect: TFF172
    def get_config(self):
        return {"steps": self.steps}


warmup = Warmup(3)
print(type(warmup.get_config()["steps"]).__name__)
