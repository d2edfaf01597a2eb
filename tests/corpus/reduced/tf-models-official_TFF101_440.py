# reduced from tf-models-official 2.19.1 official/legacy/xlnet/data_utils.py:440
# observed: 1 [0] | 1 [0] | logs INFO:absl:Add `boundary` spec for whole_word
# eager: 1 [0] | 1 [0] | logs INFO:absl:Add `boundary` spec for whole_word |
#   logs INFO:absl:Add `boundary` spec for whole_word | logs INFO:absl:Add `boundary` spec for whole_word
import tensorflow as tf
from absl import logging

logging.set_verbosity(logging.INFO)


def parse_files_to_dataset(parser, records):
    return tf.data.Dataset.from_tensor_slices(records).map(parser)


def create_pretrain_dataset(records, sample_strategy):
    def parser(record):
        record_spec = {"input": tf.io.FixedLenFeature([], tf.int64)}
        if sample_strategy in ["whole_word", "word_span"]:
            logging.info("Add `boundary` spec for %s", sample_strategy)  # expect: TFF101
            record_spec["boundary"] = tf.io.VarLenFeature(tf.int64)
        return tf.io.parse_single_example(record, record_spec)

    return parse_files_to_dataset(parser, records)


feature = tf.train.Feature(int64_list=tf.train.Int64List(value=[1]))
record = tf.train.Example(features=tf.train.Features(feature={"input": feature})).SerializeToString()
for example in create_pretrain_dataset([record, record], "whole_word"):
    print(int(example["input"]), example["boundary"].dense_shape.numpy())
