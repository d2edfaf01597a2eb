# reduced from tf-models-official 2.19.1 official/legacy/image_classification/preprocessing.py:273
# observed: 2 2 | [(2, 2, 1), (2, 2, 1), (2, 2, 1)]
# eager: 2 2 | 2 2 | 2 2 | 2 2 | [(2, 2, 1), (2, 2, 1), (2, 2, 1)]
import tensorflow as tf

IMAGE_SIZE = 4


def resize_image(image, height=IMAGE_SIZE, width=IMAGE_SIZE):
    print(height, width)  # expect: TFF101
    return tf.image.resize(image, tf.convert_to_tensor([height, width]))


def load_eval_image(image, image_size=IMAGE_SIZE):
    return resize_image(image, height=image_size, width=image_size)


images = tf.data.Dataset.from_tensor_slices(tf.zeros([3, 8, 8, 1])).map(lambda image: load_eval_image(image, 2))
print([tuple(image.shape) for image in images])
