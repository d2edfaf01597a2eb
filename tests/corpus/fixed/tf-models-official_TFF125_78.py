# reduced from tf-models-official 2.19.1 official/legacy/xlnet/run_classifier.py:78
# observed: 9
# eager: 9
import tensorflow as tf


@tf.function
def _run_evaluation(test_iterator, dataset):
    total = 0
    inputs = next(test_iterator)
    inputs["mems"] = None
    for inputs in dataset:
        inputs["doubled"] = inputs["label_ids"] * 2
        total += inputs["doubled"]
    for _, inputs in enumerate(dataset):
        total += inputs.pop("label_ids")
    return total


examples = tf.data.Dataset.from_tensor_slices({"label_ids": [1, 2]})
print(int(_run_evaluation(iter(examples), examples)))
