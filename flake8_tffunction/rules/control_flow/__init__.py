"""13x: control flow that depends on tensors, converted by AutoGraph."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.control_flow.branch_mismatch import BranchMismatch
from flake8_tffunction.rules.control_flow.branch_undefined import BranchUndefined
from flake8_tffunction.rules.control_flow.container_in_tensor_flow import ContainerInTensorFlow
from flake8_tffunction.rules.control_flow.early_exit import EarlyExit
from flake8_tffunction.rules.control_flow.loop_undefined import LoopUndefined
from flake8_tffunction.rules.control_flow.loop_var_changes import LoopVarChanges
from flake8_tffunction.rules.control_flow.partial_return import PartialReturn
from flake8_tffunction.rules.control_flow.raise_at_trace import RaiseAtTrace
from flake8_tffunction.rules.control_flow.try_except import TryExcept
from flake8_tffunction.rules.control_flow.unrolled_loop import UnrolledLoop

RULES: tuple[type[Rule], ...] = (
    BranchMismatch,
    UnrolledLoop,
    PartialReturn,
    BranchUndefined,
    LoopUndefined,
    LoopVarChanges,
    ContainerInTensorFlow,
    RaiseAtTrace,
    TryExcept,
    EarlyExit,
)
