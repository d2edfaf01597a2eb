# reduced from tf-models-official 2.19.1 official/legacy/bert/run_squad_helper.py:195
# observed: {'unique_ids': 7, 'logits': 2} | {'unique_ids': 8, 'logits': 4}
# eager: {'unique_ids': 7, 'logits': 2} | {'unique_ids': 8, 'logits': 4}
import tensorflow as tf

strategy = tf.distribute.get_strategy()


@tf.function
def predict_step(iterator):
    def _replicated_step(inputs):
        x, _ = inputs
        unique_ids = x.pop("unique_ids")
        return dict(unique_ids=unique_ids, logits=x["word_ids"] * 2)

    return strategy.run(_replicated_step, args=(next(iterator),))


batches = iter(tf.data.Dataset.from_tensor_slices(({"unique_ids": [7, 8], "word_ids": [1, 2]}, [0, 0])))
for _ in range(2):
    print({name: int(value) for name, value in predict_step(batches).items()})
