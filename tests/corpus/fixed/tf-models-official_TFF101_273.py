# reduced from tf-models-official 2.19.1 official/legacy/image_classification/dataset_factory.py:273
# observed: no info | no info | [TensorShape([2, 2])] | logs ERROR:root:Failed to load info. |
#   logs ERROR:root:Failed to load info.
# eager: no info | no info | [TensorShape([2, 2])] | logs ERROR:root:Failed to load info. |
#   logs ERROR:root:Failed to load info.
import logging

import tensorflow as tf


class DatasetBuilder:
    def __init__(self, infos):
        self.infos = infos

    @property
    def info(self):
        try:
            return self.infos["image"]
        except KeyError as e:
            logging.error("Failed to load info.")
            raise e

    def preprocess(self, image):
        return tf.reshape(image, self.info)

    def build(self):
        return tf.data.Dataset.from_tensors(tf.zeros([4])).map(self.preprocess)


for infos in ({}, {}, {"image": [2, 2]}):
    try:
        print([image.shape for image in DatasetBuilder(infos).build()])
    except (KeyError, tf.errors.OpError):
        print("no info")
