"""What Keras 2 has and Keras 3 does not, and where the two differ; measured with the package tf_keras 2.21.0:
`TF_USE_LEGACY_KERAS=1 python -m tests.oracle.introspection.state` prints the verdicts.
"""

from __future__ import annotations

ONLY_IN_KERAS_3 = frozenset(
    {
        "keras.layers.AlphaDropout",
        "keras.layers.Dropout",
        "keras.layers.GaussianDropout",
        "keras.layers.GaussianNoise",
        "keras.layers.SpatialDropout1D",
        "keras.layers.SpatialDropout2D",
        "keras.layers.SpatialDropout3D",
    }
)
"""Layers that have a variable (the state of their random numbers) since Keras 3, and none in Keras 2."""

_PREPROCESSING = (
    "CategoryEncoding CenterCrop Discretization HashedCrossing Hashing IntegerLookup Normalization RandomContrast "
    "RandomCrop "
    "RandomFlip RandomHeight RandomRotation RandomTranslation RandomWidth RandomZoom Rescaling Resizing StringLookup "
    "TextVectorization"
)
_OPTIMIZERS = "Adadelta Adafactor Adagrad Adam AdamW Adamax Ftrl Nadam Optimizer RMSprop SGD"

ALIASES: dict[str, str] = {
    **{f"keras.layers.experimental.preprocessing.{name}": f"keras.layers.{name}" for name in _PREPROCESSING.split()},
    **{f"keras.optimizers.experimental.{name}": f"keras.optimizers.{name}" for name in _OPTIMIZERS.split()},
    "keras.layers.experimental.EinsumDense": "keras.layers.EinsumDense",
    "keras.experimental.CosineDecay": "keras.optimizers.schedules.CosineDecay",
    "keras.experimental.CosineDecayRestarts": "keras.optimizers.schedules.CosineDecayRestarts",
}
"""Names of Keras 2 -> the name that both have."""

_REGNETS = "002 004 006 008 016 032 040 064 080 120 160 320"

ADDED: tuple[str, ...] = (
    *(f"keras.applications.RegNet{kind}{size}|f+|of:keras.Model" for kind in "XY" for size in _REGNETS.split()),
    *(f"keras.applications.ResNetRS{size}|f+|of:keras.Model" for size in (101, 152, 200, 270, 350, 420, 50)),
    "keras.backend.in_test_phase|f|tensor",
    "keras.backend.in_train_phase|f|tensor",
    "keras.backend.print_tensor|f|tensor|arg",
    "keras.constraints.RadialConstraint|c|constraint",
    "keras.experimental.LinearModel|c+|model",
    "keras.experimental.WideDeepModel|c|model",
    "keras.layers.AbstractRNNCell|c|layer",
    "keras.layers.DenseFeatures|c|layer",
    "keras.layers.LocallyConnected1D|c+|layer",
    "keras.layers.LocallyConnected2D|c+|layer",
    "keras.layers.experimental.RandomFourierFeatures|c+|layer",
    "keras.layers.experimental.SyncBatchNormalization|c+|layer",
    "keras.metrics.MeanRelativeError|c+|metric",
    "keras.metrics.MeanTensor|c+|metric",
    "keras.models.experimental.SharpnessAwareMinimization|c|model",
    "keras.optimizers.legacy.Adadelta|c+|optimizer",
    "keras.optimizers.legacy.Adamax|c+|optimizer",
    "keras.optimizers.legacy.Nadam|c+|optimizer",
)
"""Records, in the form of the table."""
