# Augmentation with coin flips.
# observed: (4, 4, 3) 1
import tensorflow as tf

def augment(image, label):
    if tf.random.uniform([]) > 2.0:
        image = tf.image.flip_left_right(image)
    if tf.random.uniform([]) > 2.0:
        image = tf.image.rot90(image)
        label = label + 1
    return image, label

ds = tf.data.Dataset.from_tensors((tf.zeros([4, 4, 3]), 1)).map(augment)
for image, label in ds:
    print(image.shape, label.numpy())
