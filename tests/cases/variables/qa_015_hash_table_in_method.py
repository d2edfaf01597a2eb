# A hash table made in traced code is one table for all calls and traces.
# source: https://pgaleone.eu/tensorflow/2021/12/25/advent-of-code-tensorflow-day-6/
# observed: fourth word, third 'a': 3 | then a batch of 'a' and 'b': [4 2]
import tensorflow as tf


class WordCounter(tf.Module):
    @tf.function
    def observe(self, word):
        table = tf.lookup.experimental.MutableHashTable(  # expect: TFF122
            key_dtype=tf.string, value_dtype=tf.int64, default_value=0)
        seen = table.lookup(word)
        table.insert(word, seen + 1)
        return seen + 1


counter = WordCounter()
for word in ["a", "b", "a", "a"]:
    count = counter.observe(tf.constant(word))
print("fourth word, third 'a':", count.numpy())
print("then a batch of 'a' and 'b':", counter.observe(tf.constant(["a", "b"])).numpy())
