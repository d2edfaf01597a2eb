# Methods, hooks and tf.functions that a class has from bases in other files.
# observed: step | scaled | 2.0 | 2.0 | step | scaled | step | scaled | step | scaled | 3 traces | compute | [[3.]]
# eager: step | scaled | 2.0 | step | scaled | 2.0 | ...
import tensorflow as tf

from models.net import Net, Stepper, Wide

stepper = Stepper()
for _ in range(2):
    print(stepper.step(tf.constant(1.0)).numpy())
for number in range(3):
    stepper.step(number)  # expect: TFF111
print(stepper.step.experimental_get_tracing_count() - 1, "traces")
net = Net()
wide = Wide()
print(tf.function(net)(tf.constant([[1.0]])).numpy())
