# reduced from tf-models-official 2.19.1 official/nlp/data/wmt_dataloader.py:216
# observed: ['inputs'] | [1, 2, 3]
# eager: ['inputs'] | ['inputs'] | ['inputs'] | ['inputs'] | [1, 2, 3]
import tensorflow as tf


class WMTDataLoader:
    def __init__(self, src_lang):
        self._src_lang = src_lang

    def _tokenize(self, inputs):
        tokenized_inputs = {}
        for k, v in inputs.items():
            if k == self._src_lang:
                tokenized_inputs["inputs"] = tf.strings.length(v)
            else:
                tokenized_inputs[k] = v
        print(sorted(tokenized_inputs))  # expect: TFF101
        return tokenized_inputs

    def load(self, dataset):
        return dataset.map(self._tokenize, num_parallel_calls=1)


texts = tf.data.Dataset.from_tensor_slices({"en": ["a", "bc", "def"]})
print([int(example["inputs"]) for example in WMTDataLoader("en").load(texts)])
