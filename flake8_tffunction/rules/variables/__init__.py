"""12x: variables and state."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.variables.argument_mutation import ArgumentMutation
from flake8_tffunction.rules.variables.frozen_file_read import FrozenFileRead
from flake8_tffunction.rules.variables.hidden_mutation import HiddenMutation
from flake8_tffunction.rules.variables.object_created import ObjectCreated
from flake8_tffunction.rules.variables.return_variable import ReturnVariable
from flake8_tffunction.rules.variables.second_stateful_object import SecondStatefulObject
from flake8_tffunction.rules.variables.tensorarray_boundary import TensorArrayBoundary
from flake8_tffunction.rules.variables.unordered_file_io import UnorderedFileIo
from flake8_tffunction.rules.variables.variable_created import VariableCreated
from flake8_tffunction.rules.variables.variable_rebound import VariableRebound

RULES: tuple[type[Rule], ...] = (
    TensorArrayBoundary,
    VariableCreated,
    ObjectCreated,
    HiddenMutation,
    VariableRebound,
    ArgumentMutation,
    ReturnVariable,
    FrozenFileRead,
    UnorderedFileIo,
    SecondStatefulObject,
)
