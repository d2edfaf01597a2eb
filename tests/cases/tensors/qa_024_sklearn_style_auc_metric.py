# Sklearn style auc metric.
# source: https://openillumi.com/?p=28689
# observed: AttributeError 'SymbolicTensor' object has no attribute '...
# eager: ...
import numpy as np
import tensorflow as tf
from tensorflow import keras


def auc_score(labels, scores):
    order = np.argsort(scores)
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    positives = labels == 1
    n_pos, n_neg = positives.sum(), (~positives).sum()
    return (ranks[positives].sum() - n_pos * (n_pos + 1) / 2) / max(n_pos * n_neg, 1)


def roc_auc(y_true, y_pred):
    labels = y_true.numpy().ravel()  # expect: TFF151
    scores = y_pred.numpy().ravel()  # expect: TFF151
    return tf.constant(auc_score(labels, scores), tf.float32)


model = keras.Sequential([keras.Input((2,)), keras.layers.Dense(1, activation="sigmoid")])
model.compile("sgd", "binary_crossentropy", metrics=[roc_auc])
try:
    model.fit(tf.random.normal((6, 2)), tf.constant([[0], [1], [1], [0], [1], [0]]), verbose=0)
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1][:110])
