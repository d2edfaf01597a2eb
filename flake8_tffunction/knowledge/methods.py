"""What attributes and methods of tensors, variables, Datasets, Keras objects and Python containers give. By hand, and
compared with the real objects by the tests.

`returns(owner, attribute)` asks for an owner by one of:
* a word for a value: "tensor", "variable", "tensorarray", "dataset", "dataset_iterator", "shape", "dtype", "graphfn" (a
  tf.function), "list" (and deque), "dict" (and Counter, OrderedDict), "set", "tuple", "str" (and bytes), "ndarray",
  "number", "iterator";
* a class kind of `knowledge.api`: "layer", "model", "metric", "optimizer", "loss", "schedule", "initializer", "module",
  "generator", "tape", "table", "queue", "strategy", "composite", "spec", "object" (any object), ...;
* the canonical name of a class: "tf.RaggedTensor", "tf.train.CheckpointManager".

The answer is None (not known), or
* "=<word>" for a data attribute ("=shape" for tensor.shape);
* "<word>" for what a call of the method gives: the words of `api.returns` and `host.returns`, and besides
  "self" (the receiver, or an equal of its kind), "elem" (an element of the receiver), "copy" (a new equal container),
  "range" (a view: dict.items), "instance" (a new instance: the classmethods from_config, from_seed),
  "list:variable" and "tuple:variable" (of tf.Variables).
"""

from __future__ import annotations

from typing import Final

_VARIABLES: Final = "non_trainable_variables trainable_variables variables"
_WEIGHTS: Final = "non_trainable_weights trainable_weights weights"
MADE_ANEW: Final = frozenset(f"{_VARIABLES} {_WEIGHTS} losses layers metrics metrics_names".split())
"""Lists of Keras' layers and models that are new ones at each access: to change one changes nothing else."""
_CONFIG: Final = {"python_dict": "get_config", "instance": "from_config"}

_LAYER: Final = {
    **_CONFIG,
    "=list:variable": f"{_VARIABLES} {_WEIGHTS}",
    "=list": "losses",
    "=python_list": "metrics",
    "=string": "name path compute_dtype dtype variable_dtype",
    "=number": "built stateful supports_masking trainable",
    "=object": "activity_regularizer dtype_policy input_spec quantization_mode",
    "=nest": "input output",
    "variable": "add_weight",
    "none": "add_loss build build_from_config set_weights load_own_variables save_own_variables quantize",
    "nest": "call compute_mask compute_output_spec __call__",
    "python_list": "get_weights",
    "python_tuple": "compute_output_shape",
    "number": "count_params",
}

_WITH_KERNEL: Final = "Dense Conv1D Conv2D Conv3D Conv1DTranspose Conv2DTranspose Conv3DTranspose"
"""Layers with a `kernel` (measured in Keras 2 and 3). Of their `bias` nothing is said: under an option it is None."""

_BY_WORD: Final[dict[str, dict[str, str]]] = {
    "tensor": {
        "=shape": "shape",
        "=dtype": "dtype",
        "=string": "device name",
        "=number": "ndim value_index",
        "=object": "graph",
        "=operation": "op",
        "shape": "get_shape",
        "none": "set_shape",
        "array": "numpy",
        "python_list": "consumers",
        "object": "ref",
        "number": "__len__",
    },
    "variable": {
        "=shape": "shape",
        "=dtype": "dtype",
        "=string": "device name",
        "=number": "trainable",
        "=tensor": "handle",
        "=object": "aggregation constraint synchronization",
        "=operation": "op",
        "variable": "assign assign_add assign_sub batch_scatter_update scatter_add scatter_div scatter_max "
        "scatter_min scatter_mul "
        "scatter_nd_add scatter_nd_sub scatter_nd_update scatter_sub scatter_update",
        "tensor": "gather_nd is_initialized read_value sparse_read value",
        "shape": "get_shape",
        "array": "numpy",
        "none": "set_shape",
        "object": "ref",
    },
    "tensorarray": {
        "tensorarray": "grad identity scatter split unstack write",
        "tensor": "concat gather read size stack",
        "operation": "close",
        "=dtype": "dtype",
        "=shape": "element_shape",
        "=number": "dynamic_size",
        "=tensor": "flow",
    },
    "dataset": {
        "dataset": "apply batch bucket_by_sequence_length cache choose_from_datasets concatenate counter enumerate "
        "filter flat_map "
        "from_generator from_tensor_slices from_tensors group_by_window interleave list_files load map "
        "padded_batch prefetch ragged_batch random range rebatch rejection_resample repeat "
        "sample_from_datasets scan shard shuffle skip snapshot sparse_batch take take_while unbatch unique window "
        "with_options zip",
        "nest": "get_single_element reduce",
        "tensor": "cardinality fingerprint",
        "python_iterator": "as_numpy_iterator",
        "dataset_iterator": "__iter__",
        "object": "options",
        "none": "save",
        "=unknown": "element_spec",
    },
    "dataset_iterator": {
        "nest": "get_next __next__",
        "self": "__iter__",
        "of:tf.experimental.Optional": "get_next_as_optional",
        "=unknown": "element_spec",
    },
    "shape": {
        "=number": "ndims rank",
        "=python_list": "dims",
        "python_list": "as_list",
        "number": "is_compatible_with is_fully_defined is_subtype_of num_elements __len__",
        "shape": "concatenate merge_with most_specific_common_supertype most_specific_compatible_shape with_rank "
        "with_rank_at_least "
        "with_rank_at_most",
        "none": "assert_has_rank assert_is_compatible_with assert_is_fully_defined assert_same_rank",
        "object": "as_proto",
    },
    "dtype": {
        "=string": "name",
        "=number": "as_datatype_enum is_bool is_complex is_floating is_integer is_numeric is_numpy_compatible "
        "is_quantized is_unsigned "
        "max min size",
        "=class": "as_numpy_dtype",
        "=dtype": "base_dtype real_dtype",
        "=python_tuple": "limits",
        "number": "is_compatible_with",
    },
    "graphfn": {
        "of:tf.types.experimental.ConcreteFunction": "get_concrete_function",
        "number": "experimental_get_tracing_count",
        "function": "experimental_get_compiler_ir",
        "string": "pretty_printed_concrete_signatures",
        "=function": "python_function",
        "=object": "function_spec input_signature",
        "=string": "name",
    },
    "list": {
        "none": "append appendleft clear extend extendleft insert remove reverse rotate sort",
        "elem": "pop popleft",
        "copy": "copy",
        "number": "count index",
        "=number": "maxlen",
    },
    "dict": {
        "elem": "get pop setdefault",
        "none": "clear move_to_end subtract update",
        "python_tuple": "popitem",
        "range": "items keys values",
        "copy": "copy",
        "dict": "fromkeys",
        "python_list": "most_common",
        "python_iterator": "elements",
        "number": "total",
    },
    "set": {
        "none": "add clear difference_update discard intersection_update remove symmetric_difference_update update",
        "elem": "pop",
        "copy": "copy",
        "set": "difference intersection symmetric_difference union",
        "number": "isdisjoint issubset issuperset",
    },
    "tuple": {"number": "count index", "self": "_replace", "python_dict": "_asdict", "=python_tuple": "_fields"},
    "str": {
        "string": "capitalize casefold center decode encode expandtabs format format_map hex join ljust lower lstrip "
        "removeprefix "
        "removesuffix replace rjust rstrip strip swapcase title translate upper zfill",
        "number": "count endswith find index isalnum isalpha isascii isdecimal isdigit isidentifier islower "
        "isnumeric isprintable "
        "isspace istitle isupper rfind rindex startswith",
        "python_list": "rsplit split splitlines",
        "python_tuple": "partition rpartition",
        "dict": "maketrans",
    },
    "ndarray": {
        "=python_tuple": "shape strides",
        "=dtype": "dtype",
        "=number": "itemsize nbytes ndim size",
        "=array": "T base imag real",
        "=python_iterator": "flat",
        "array": "all any argmax argmin argpartition argsort astype byteswap choose clip compress conj conjugate "
        "cumprod cumsum "
        "diagonal dot flatten max mean min nonzero prod ravel repeat reshape round searchsorted squeeze std sum "
        "swapaxes take "
        "trace transpose var view",
        "copy": "copy",
        "number": "item __len__",
        "python_list": "tolist",
        "string": "tobytes",
        "none": "dump fill partition put resize setfield setflags sort tofile",
    },
    "number": {
        "=number": "denominator imag numerator real",
        "number": "bit_count bit_length conjugate is_integer",
        "string": "hex to_bytes",
        "python_tuple": "as_integer_ratio",
    },
    "iterator": {"elem": "__next__ send", "none": "close"},
    "layer": _LAYER,
    "model": {
        **_LAYER,
        "=python_list": "inputs layers metrics metrics_names outputs",
        "=number": "built jit_compile run_eagerly stateful stop_training supports_masking trainable",
        "=of:keras.Optimizer": "optimizer",
        "=of:tf.distribute.Strategy": "distribute_strategy",
        "none": f"{_LAYER['none']} compile compile_from_config export load_weights reset_metrics reset_states save "
        "save_weights summary",
        "of:keras.Layer": "get_layer",
        "of:keras.callbacks.History": "fit",
        "object": "evaluate test_on_batch train_on_batch",
        "array": "predict predict_on_batch",
        "dict": "compute_metrics get_metrics_result test_step train_step",
        "python_dict": "get_compile_config get_config",
        "nest": f"{_LAYER['nest']} predict_step",
        "tensor": "compute_loss",
        "function": "make_predict_function make_test_function make_train_function",
        "string": "to_json",
    },
    "metric": {
        **_CONFIG,
        "=list:variable": _VARIABLES,
        "=string": "dtype name",
        "none": "reset_state reset_states update_state",
        "tensor": "result __call__",
        "variable": "add_variable add_weight",
    },
    "optimizer": {
        **_CONFIG,
        "=list:variable": "variables",
        "=variable": "iterations learning_rate lr",
        "=string": "name",
        "object": "apply_gradients minimize",
        "none": "apply assign assign_add assign_sub build finalize_variable_values load_own_variables "
        "save_own_variables set_weights "
        "update_step exclude_from_weight_decay",
        "tensor": "get_scaled_loss scale_loss",
        "list": "get_unscaled_gradients get_gradients compute_gradients",
        "python_list": "get_weights",
    },
    "loss": {**_CONFIG, "=string": "dtype name reduction", "tensor": "call __call__"},
    "schedule": {**_CONFIG, "tensor": "__call__"},
    "initializer": {**_CONFIG, "tensor": "__call__"},
    "regularizer": {**_CONFIG, "tensor": "__call__"},
    "constraint": {**_CONFIG, "tensor": "__call__"},
    "callback": {"=object": "model params"},
    "module": {
        "=tuple:variable": "non_trainable_variables trainable_variables variables",
        "=python_tuple": "submodules",
        "=string": "name",
        "=object": "name_scope",
        "function": "with_name_scope",
    },
    "generator": {
        "tensor": "binomial make_seeds normal truncated_normal uniform uniform_full_int",
        "python_list": "split",
        "none": "reset reset_from_key_counter reset_from_seed",
        "=variable": "state",
        "=tensor": "key",
        "=number": "algorithm",
        "instance": "from_key_counter from_non_deterministic_state from_seed from_state",
    },
    "tape": {
        "nest": "gradient jacobian",
        "tensor": "batch_jacobian",
        "none": "reset watch",
        "tuple:variable": "watched_variables",
        "object": "stop_recording",
        "self": "__enter__",
    },
    "table": {
        "tensor": "lookup size",
        "operation": "erase insert remove",
        "tuple:2": "export",
        "=dtype": "key_dtype value_dtype",
        "=string": "name",
        "=tensor": "default_value resource_handle",
    },
    "queue": {
        "operation": "close enqueue enqueue_many",
        "nest": "dequeue dequeue_many dequeue_up_to",
        "tensor": "is_closed size",
        "=python_list": "dtypes shapes names",
        "=string": "name",
    },
    "strategy": {
        "nest": "experimental_local_results gather reduce run",
        "object": "scope",
        "dataset": "distribute_datasets_from_function experimental_distribute_dataset "
        "experimental_distribute_datasets_from_function",
        "=number": "num_replicas_in_sync",
        "=object": "cluster_resolver extended",
    },
    "composite": {"=shape": "shape", "=dtype": "dtype"},
    "spec": {
        "=shape": "shape",
        "=dtype": "dtype",
        "=string": "name",
        "number": "is_compatible_with is_subtype_of",
        "instance": "from_tensor",
    },
    "object": {"=class": "__class__", "=dict": "__dict__", "=string": "__doc__ __module__"},
    "tf.RaggedTensor": {
        "=shape": "shape",
        "=dtype": "dtype",
        "=tensor": "flat_values row_splits values",
        "=tuple": "nested_row_splits",
        "=number": "ragged_rank uniform_row_length",
        "tensor": "bounding_shape nrows row_lengths row_limits row_starts to_tensor value_rowids",
        "of:tf.sparse.SparseTensor": "to_sparse",
        "self": "with_flat_values with_row_splits_dtype with_values",
        "tuple": "nested_row_lengths nested_value_rowids",
        "shape": "get_shape",
        "array": "numpy",
        "python_list": "to_list",
        "instance": "from_nested_row_lengths from_nested_row_splits from_nested_value_rowids from_row_lengths "
        "from_row_limits "
        "from_row_splits from_row_starts from_sparse from_tensor from_uniform_row_length from_value_rowids",
    },
    "tf.sparse.SparseTensor": {
        "=shape": "shape",
        "=dtype": "dtype",
        "=tensor": "dense_shape indices values",
        "=object": "graph op",
        "shape": "get_shape",
        "self": "with_values",
        "instance": "from_value",
    },
    "tf.IndexedSlices": {
        "=shape": "shape",
        "=dtype": "dtype",
        "=tensor": "dense_shape indices values",
        "=string": "device name",
        "=object": "graph op",
    },
    "tf.Operation": {
        "=list": "outputs",
        "=tuple": "inputs",
        "=string": "device name type",
        "=python_list": "control_inputs",
        "=object": "graph node_def op_def",
        "object": "get_attr",
    },
    "tf.CriticalSection": {"nest": "execute"},
    "tf.experimental.Optional": {"nest": "get_value", "tensor": "has_value", "=object": "element_spec"},
    "tf.distribute.ReplicaContext": {
        "nest": "all_gather all_reduce merge_call",
        "=number": "num_replicas_in_sync",
        "=of:tf.distribute.Strategy": "strategy",
    },
    "tf.train.Checkpoint": {
        "string": "save write",
        "object": "read restore",
        "none": "sync",
        "=variable": "save_counter",
    },
    "tf.train.CheckpointManager": {
        "string": "restore_or_initialize save",
        "=string": "directory latest_checkpoint",
        "=python_list": "checkpoints",
        "=of:tf.train.Checkpoint": "checkpoint",
        "=number": "checkpoint_interval",
    },
    "tf.train.ExponentialMovingAverage": {
        "operation": "apply",
        "tensor": "average",
        "string": "average_name",
        "=string": "name",
    },
    "tf.summary.SummaryWriter": {"object": "as_default", "none": "close flush init set_as_default"},
    "tf.GradientTape": {"none": "__exit__"},
    **{f"keras.layers.{name}": {"=variable": "kernel"} for name in _WITH_KERNEL.split()},
    "keras.layers.Embedding": {"=variable": "embeddings"},
    "keras.layers.BatchNormalization": {"=variable": "moving_mean moving_variance"},
}

_TABLE: Final = {
    owner: {name: word for word, names in words.items() for name in names.split()} for owner, words in _BY_WORD.items()
}


def returns(owner: str, attribute: str) -> str | None:
    """The word for an attribute ("=shape") or for the result of a method ("tensor"); None if it is not known."""
    known = _TABLE.get(owner)
    return known.get(attribute) if known is not None else None


def owners() -> tuple[str, ...]:
    """All owners that `returns` knows, for the tests."""
    return tuple(_TABLE)


def attributes(owner: str) -> dict[str, str]:
    """Attribute -> word of one owner, for the tests."""
    return dict(_TABLE[owner])
