"""15x: symbolic tensors used as Python values."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.tensors.non_bool_condition import NonBoolCondition
from flake8_tffunction.rules.tensors.numpy_function import NumpyFunction
from flake8_tffunction.rules.tensors.numpy_method import NumpyMethod
from flake8_tffunction.rules.tensors.python_step import PythonStep
from flake8_tffunction.rules.tensors.static_shape_none import StaticShapeNone
from flake8_tffunction.rules.tensors.tensor_as_bool import TensorAsBool
from flake8_tffunction.rules.tensors.tensor_as_python_index import TensorAsPythonIndex
from flake8_tffunction.rules.tensors.tensor_in_string import TensorInString
from flake8_tffunction.rules.tensors.tensor_iteration import TensorIteration
from flake8_tffunction.rules.tensors.tensorarray_write import TensorArrayWrite

RULES: tuple[type[Rule], ...] = (
    NonBoolCondition,
    NumpyMethod,
    NumpyFunction,
    TensorInString,
    TensorAsBool,
    StaticShapeNone,
    TensorAsPythonIndex,
    PythonStep,
    TensorArrayWrite,
    TensorIteration,
)
