# reduced from tf-models-official 2.19.1 official/legacy/detection/evaluation/coco_utils.py:306
# observed: ends with AttributeError: module 'tensorflow' has no attribute 'string_to_number'
# eager: ends with AttributeError: module 'tensorflow' has no attribute 'string_to_number'
import tensorflow as tf


def prepare_groundtruths(example):
    return {"source_id": tf.string_to_number(example["source_id"], out_type=tf.int64)}  # expect: TFF175


dataset = tf.data.Dataset.from_tensors({"source_id": "7"}).map(prepare_groundtruths)
print(next(iter(dataset)))
