# One step a model of the file.
# observed: 2.0 2
import tensorflow as tf


models = [tf.Module() for _ in range(2)]
for model in models:
    model.w = tf.Variable(1.0)

    @tf.function
    def step(x):
        return model.w * x

    model.step = step
for _ in range(3):
    for model in models:
        y = model.step(tf.constant(2.0))
print(y.numpy(), sum(model.step.experimental_get_tracing_count() for model in models))
