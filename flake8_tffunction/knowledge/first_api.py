"""The first API of TensorFlow in traced code: what of it fails there, or silently does nothing.

By hand, after running each of them in a tf.function of TensorFlow 2.21. What is not listed works: name_scope, device,
control_dependencies, gradients, cond, while_loop, losses, schedules, initializers, the optimizers' apply_gradients.
"""

from __future__ import annotations

from typing import Final

from flake8_tffunction.knowledge import api
from flake8_tffunction.records import NamedTuple


class Trap(NamedTuple):
    """What happens in traced code, and what to write instead."""

    family: str
    what: str
    instead: str


SESSION: Final = Trap("session", "can't run what is being traced", "return the tensor instead")
PLACEHOLDER: Final = Trap("placeholder", "can't be fed in traced code", "make it an argument of the function")
VARIABLE: Final = Trap("variable", "fails when traced again", "make a `tf.Variable` outside")
COLLECTION: Final = Trap("collection", "is lost with this trace", "return the values")
EMPTY: Final = Trap("empty", "is empty in TensorFlow 2", "use `variables` of the model")
INITIALIZER: Final = Trap("initializer", "initializes nothing in TF 2", "remove it")
SUMMARY: Final = Trap("summary", "writes nothing in traced code", "use `tf.summary` with a writer as default")
LAYER: Final = Trap("layer", "is no longer there with Keras 3", "make a `tf.keras.layers` layer outside")
METRIC: Final = Trap("metric", "makes variables and fails", "use a `tf.keras.metrics` object")
QUEUE: Final = Trap("queue", "waits for queue runners for ever", "use a `tf.data.Dataset`")
ITERATOR: Final = Trap("iterator", "makes no iterator here", "write `for x in dataset`")
SAVER: Final = Trap("saver", "needs a session", "use `tf.train.Checkpoint` outside")
SWITCH: Final = Trap("switch", "belongs to the start of a program", "remove it from traced code")
REMOVED: Final = Trap("removed", "is not in TensorFlow 2 (AttributeError)", "use what replaces it")

_LISTS: Final = (
    (
        SESSION,
        "Session InteractiveSession get_default_session get_session_handle delete_session_tensor "
        "train.MonitoredTrainingSession "
        "train.MonitoredSession train.SingularMonitoredSession train.Supervisor train.SessionManager train.global_step",
    ),
    (PLACEHOLDER, "placeholder sparse_placeholder ragged.placeholder"),
    (
        VARIABLE,
        "get_variable get_local_variable create_partitioned_variables train.get_or_create_global_step "
        "train.create_global_step",
    ),
    (
        COLLECTION,
        "add_to_collection add_to_collections get_collection get_collection_ref losses.get_losses "
        "losses.get_total_loss "
        "losses.get_regularization_losses losses.get_regularization_loss",
    ),
    (
        EMPTY,
        "trainable_variables global_variables local_variables model_variables moving_average_variables all_variables "
        "report_uninitialized_variables",
    ),
    (
        INITIALIZER,
        "global_variables_initializer local_variables_initializer variables_initializer tables_initializer "
        "initialize_all_variables initialize_all_tables initialize_local_variables initialize_variables "
        "assert_variables_initialized",
    ),
    (
        SUMMARY,
        "summary.scalar summary.histogram summary.image summary.audio summary.text summary.tensor_summary "
        "summary.merge summary.merge_all summary.FileWriter summary.initialize "
        "summary.all_v2_summary_ops",
    ),
    (
        QUEUE,
        "train.batch train.batch_join train.maybe_batch train.shuffle_batch train.shuffle_batch_join "
        "train.maybe_shuffle_batch train.string_input_producer train.slice_input_producer train.range_input_producer "
        "train.input_producer train.limit_epochs train.start_queue_runners train.add_queue_runner",
    ),
    (ITERATOR, "data.make_one_shot_iterator data.make_initializable_iterator"),
    (SAVER, "train.Saver saved_model.simple_save train.export_meta_graph train.import_meta_graph"),
    (
        SWITCH,
        "reset_default_graph enable_eager_execution disable_eager_execution enable_v2_behavior disable_v2_behavior",
    ),
)
NAMES: Final = {f"tf.compat.v1.{name}": trap for trap, names in _LISTS for name in names.split()}
"""Canonical names and what is wrong with them."""
_PREFIXES: Final = (
    ("tf.compat.v1.layers.", LAYER),
    ("tf.compat.v1.nn.rnn_cell.", LAYER),
    ("tf.compat.v1.metrics.", METRIC),
)

_MOVED: Final = {
    "to_float": "tf.cast",
    "to_int32": "tf.cast",
    "to_int64": "tf.cast",
    "to_double": "tf.cast",
    "log": "tf.math.log",
    "random_normal": "tf.random.normal",
    "random_uniform": "tf.random.uniform",
    "truncated_normal": "tf.random.truncated_normal",
    "div": "tf.divide",
    "mod": "tf.math.floormod",
    "assign": "v.assign",
    "assign_add": "v.assign_add",
    "assign_sub": "v.assign_sub",
    "Print": "tf.print",
    "py_func": "tf.py_function",
    "is_nan": "tf.math.is_nan",
    "ceil": "tf.math.ceil",
    "set_random_seed": "tf.random.set_seed",
    "placeholder": "an argument",
    "get_variable": "tf.Variable",
    "read_file": "tf.io.read_file",
    "decode_raw": "tf.io.decode_raw",
    "string_split": "tf.strings.split",
    "parse_single_example": "tf.io.parse_single_example",
    "parse_example": "tf.io.parse_example",
    "lgamma": "tf.math.lgamma",
    "sparse_tensor_to_dense": "tf.sparse.to_dense",
    "diag": "tf.linalg.tensor_diag",
    "matrix_inverse": "tf.linalg.inv",
    "rint": "tf.math.rint",
    "cholesky": "tf.linalg.cholesky",
    "unsorted_segment_sum": "tf.math.unsorted_segment_sum",
    "depth_to_space": "tf.nn.depth_to_space",
}
"""Removed names -> their replacement, for the message."""
_GONE: Final = frozenset(
    "contrib app flags logging gfile layers python_io estimator resource_loader manip spectral user_ops".split()
)
"""Modules that TensorFlow 2 does not have."""


def trap(name: str) -> Trap | None:
    """What is wrong with calling this canonical name in traced code, or None."""
    if not name.startswith("tf."):
        return None
    known = NAMES.get(name)
    if known is not None:
        return known
    for prefix, found in _PREFIXES:
        if name.startswith(prefix):
            return found
    if name.startswith("tf.compat."):
        return None
    return _removed(name[3:])


def _removed(rest: str) -> Trap | None:
    """A name that only the first API had, written as if it were in the second."""
    parts = rest.split(".")
    if parts[0] in _GONE:
        return REMOVED
    for count in range(1, len(parts) + 1):  # the first part that is no module decides
        name = ".".join(parts[:count])
        if not api.is_module(f"tf.{name}"):
            break
    else:
        return None
    if api.what(f"tf.{name}") is not None or api.returns(f"tf.{name}") != "unknown":
        return None
    if name in _MOVED:
        return REMOVED._replace(instead=f"use `{_MOVED[name]}`")
    first = api.resolve(f"tf.compat.v1.{name}")
    if not first.startswith("tf.compat."):  # the same function, under the name that is left
        return REMOVED._replace(instead=f"use `{first}`")
    return REMOVED if first != f"tf.compat.v1.{name}" or api.what(first) is not None else None
