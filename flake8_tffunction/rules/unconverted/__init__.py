"""14x: Python that AutoGraph does not convert, or converts into something else."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.unconverted.async_ import Async
from flake8_tffunction.rules.unconverted.autograph_off import AutographOff
from flake8_tffunction.rules.unconverted.conversion_stopper import ConversionStopper
from flake8_tffunction.rules.unconverted.dataset_iteration import DatasetIteration
from flake8_tffunction.rules.unconverted.generator import Generator
from flake8_tffunction.rules.unconverted.keras_not_converted import KerasNotConverted
from flake8_tffunction.rules.unconverted.lambda_source import LambdaSource
from flake8_tffunction.rules.unconverted.narrowing_builtin import NarrowingBuiltin
from flake8_tffunction.rules.unconverted.recursion import Recursion
from flake8_tffunction.rules.unconverted.unconverted_callee import UnconvertedCallee

RULES: tuple[type[Rule], ...] = (
    NarrowingBuiltin,
    Generator,
    Async,
    Recursion,
    LambdaSource,
    AutographOff,
    ConversionStopper,
    KerasNotConverted,
    UnconvertedCallee,
    DatasetIteration,
)
