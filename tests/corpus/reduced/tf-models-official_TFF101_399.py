# reduced from tf-models-official 2.19.1 official/legacy/xlnet/data_utils.py:399
# observed: [False False] | [False False] | [False False] |
#   logs INFO:absl:Online sample with strategy: `single_token`.
# eager: [False False] | [False False] | [False False] | logs INFO:absl:Online sample with strategy: `single_token`. |
#   logs INFO:absl:Online sample with strategy: `single_token`. |
#   logs INFO:absl:Online sample with strategy: `single_token`. |
#   logs INFO:absl:Online sample with strategy: `single_token`.
import tensorflow as tf
from absl import logging

logging.set_verbosity(logging.INFO)


def _online_sample_masks(inputs, num_predict, sample_strategy):
    logging.info("Online sample with strategy: `%s`.", sample_strategy)  # expect: TFF101
    if sample_strategy == "single_token":
        return tf.random.shuffle(tf.range(tf.size(inputs)))[:num_predict] < 0
    raise NotImplementedError


def create_pretrain_dataset(dataset, sample_strategy):
    def parser(record):
        is_masked = _online_sample_masks(record, 2, sample_strategy)
        return {"target": record, "is_masked": is_masked}

    return dataset.cache().map(parser)


for example in create_pretrain_dataset(tf.data.Dataset.from_tensors([1, 2, 3]).repeat(3), "single_token"):
    print(example["is_masked"].numpy())
