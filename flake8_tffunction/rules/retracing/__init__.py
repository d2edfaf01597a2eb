"""11x: calls and signatures: what makes a new trace, the wrong trace, or none."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.retracing.bad_input_signature import BadInputSignature
from flake8_tffunction.rules.retracing.equal_literal_args import EqualLiteralArgs
from flake8_tffunction.rules.retracing.fresh_object_arg import FreshObjectArg
from flake8_tffunction.rules.retracing.function_in_loop import FunctionInLoop
from flake8_tffunction.rules.retracing.immediate_call import ImmediateCall
from flake8_tffunction.rules.retracing.method_per_instance import MethodPerInstance
from flake8_tffunction.rules.retracing.python_value_arg import PythonValueArg
from flake8_tffunction.rules.retracing.signature_mismatch import SignatureMismatch
from flake8_tffunction.rules.retracing.unhashable_arg import UnhashableArg
from flake8_tffunction.rules.retracing.varying_shape import VaryingShape

RULES: tuple[type[Rule], ...] = (
    UnhashableArg,
    PythonValueArg,
    EqualLiteralArgs,
    FunctionInLoop,
    ImmediateCall,
    FreshObjectArg,
    VaryingShape,
    MethodPerInstance,
    BadInputSignature,
    SignatureMismatch,
)
