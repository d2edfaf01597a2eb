"""What neither a call nor a docstring tells, or tells wrongly: by hand, each with its reason."""

from __future__ import annotations

from typing import NamedTuple

TRIED = (
    "keras.activations.",
    "keras.backend.",
    "keras.losses.",
    "keras.metrics.",
    "keras.ops.",
    "keras.random.",
    "tf.",
)
"""Names of functions that may be called."""

SKIPPED = (
    "keras.backend.clear_session",
    "keras.backend.set_",
    "keras.losses.deserialize",
    "keras.losses.get",
    "keras.losses.serialize",
    "keras.metrics.deserialize",
    "keras.metrics.get",
    "keras.metrics.serialize",
    "tf.autograph.set_verbosity",
    "tf.compat.v1.app",
    "tf.compat.v1.config",
    "tf.compat.v1.debugging.e",
    "tf.compat.v1.disable_",
    "tf.compat.v1.distribute",
    "tf.compat.v1.enable_",
    "tf.compat.v1.experimental",
    "tf.compat.v1.flags",
    "tf.compat.v1.gfile",
    "tf.compat.v1.graph_util",
    "tf.compat.v1.lite",
    "tf.compat.v1.logging",
    "tf.compat.v1.mixed_precision",
    "tf.compat.v1.profiler",
    "tf.compat.v1.reset_default_graph",
    "tf.compat.v1.resource_loader",
    "tf.compat.v1.saved_model",
    "tf.compat.v1.set_random_seed",
    "tf.compat.v1.summary",
    "tf.compat.v1.test",
    "tf.compat.v1.tpu",
    "tf.compat.v1.train",
    "tf.config",
    "tf.data.experimental.enable_debug_mode",
    "tf.debugging.disable_",
    "tf.debugging.enable_",
    "tf.debugging.experimental",
    "tf.debugging.set_",
    "tf.distribute",
    "tf.experimental.async",
    "tf.experimental.dispatch",
    "tf.experimental.dtensor",
    "tf.experimental.enable",
    "tf.experimental.function_executor_type",
    "tf.experimental.numpy.experimental_enable",
    "tf.experimental.numpy.random.seed",
    "tf.experimental.numpy.save",
    "tf.experimental.register",
    "tf.experimental.tensorrt",
    "tf.experimental.unregister",
    "tf.graph_util",
    "tf.import_graph_def",
    "tf.io.gfile",
    "tf.io.write_graph",
    "tf.lite",
    "tf.load_",
    "tf.mlir",
    "tf.no_gradient",
    "tf.profiler",
    "tf.random.set_global_generator",
    "tf.random.set_seed",
    "tf.register_tensor_conversion_function",
    "tf.saved_model",
    "tf.summary",
    "tf.sysconfig",
    "tf.test",
    "tf.tpu",
    "tf.train",
    "tf.types.experimental",
)
"""Names that begin so are not called: they act on the process, the disk or the network."""


class Override(NamedTuple):
    """What is known by hand, and why the introspection does not find it."""

    word: str
    dtype: str
    reason: str


_CALLBACKS = "the callbacks decide what comes out"
_PROCESS = "not called: acts on the process, the disk or the network"
_FIRST_API = "needs a graph with collections or a session"
_STRUCTURE = "the structure of an argument decides"
_FOLLOWS = "has the dtype of its first tensor; no sample arguments fit, called by hand"
_BY_HAND = "no sample arguments fit, called by hand"

_GROUPS: tuple[tuple[str, str, str, str], ...] = (
    ("nest", "", _CALLBACKS, """
        keras.ops.associative_scan keras.ops.cond keras.ops.fori_loop keras.ops.map keras.ops.scan keras.ops.switch
        keras.ops.vectorized_map keras.ops.while_loop tf.case tf.cond tf.foldl tf.foldr tf.map_fn tf.numpy_function
        tf.py_function tf.scan tf.switch_case tf.vectorized_map tf.while_loop tf.compat.v1.case tf.compat.v1.cond
        tf.compat.v1.foldl tf.compat.v1.foldr tf.compat.v1.map_fn tf.compat.v1.py_func tf.compat.v1.scan
        tf.compat.v1.while_loop tf.xla.experimental.compile"""),
    ("nest", "", _STRUCTURE, """
        keras.tree.map_shape_structure keras.tree.map_structure keras.tree.map_structure_up_to
        keras.tree.pack_sequence_as tf.nest.map_structure tf.nest.pack_sequence_as tf.sparse.map_values
        tf.ragged.map_flat_values"""),
    ("tensor", "", "the dtype is the one of other arguments, if there are any; that of the condition says nothing", """
        keras.ops.where tf.experimental.numpy.where tf.where tf.compat.v1.where"""),
    ("tensor", "", "float32, but the dtype of the images with method='nearest'", """
        tf.image.resize tf.compat.v1.image.resize"""),
    ("tensor", "dtype:1=", "takes no placeholder as its value", "tf.constant tf.compat.v1.constant"),
    ("tensor", "arg", _FOLLOWS, """
        tf.einsum tf.image.grayscale_to_rgb tf.image.rot90 tf.image.stateless_random_saturation
        tf.linalg.lu_matrix_inverse tf.linalg.lu_reconstruct tf.nn.conv1d_transpose tf.nn.conv2d_transpose tf.nn.conv3d
        tf.nn.conv3d_transpose tf.nn.conv_transpose tf.nn.depthwise_conv2d tf.nn.dilation2d tf.nn.erosion2d
        tf.nn.softmax_cross_entropy_with_logits tf.reverse_sequence tf.nn.separable_conv2d tf.nn.dropout
        tf.nn.sigmoid_cross_entropy_with_logits tf.linalg.expm tf.linalg.lu_solve
        tf.linalg.eigh_tridiagonal tf.tensor_scatter_nd_add tf.tensor_scatter_nd_max tf.tensor_scatter_nd_min
        tf.tensor_scatter_nd_sub
        tf.tensor_scatter_nd_update tf.reverse tf.nn.leaky_relu tf.nn.silu"""),
    ("tensor", "string", _BY_HAND, """
        tf.audio.encode_wav tf.io.encode_jpeg tf.io.encode_png tf.strings.format tf.strings.unicode_encode"""),
    ("tensor", "int32", _BY_HAND, """
        tf.histogram_fixed_width_bins tf.image.non_max_suppression tf.image.non_max_suppression_overlaps tf.sets.size
        keras.ops.digitize"""),
    ("tensor", "int64", _BY_HAND, """
        tf.random.create_rng_state tf.strings.to_hash_bucket_strong"""),
    ("tensor", "uint8", _BY_HAND, "tf.io.decode_and_crop_jpeg"),
    ("tensor", "float32", _BY_HAND, "tf.edit_distance tf.image.crop_and_resize tf.image.extract_glimpse"),
    ("tensor", "bool", _BY_HAND, "tf.math.in_top_k tf.math.is_non_decreasing tf.math.is_strictly_increasing"),
    ("tensor", "dtype:1:type=", _BY_HAND, "tf.bitcast"),
    ("tensor", "", _BY_HAND, """
        keras.backend.arange keras.backend.constant keras.backend.eye keras.backend.permute_dimensions
        keras.backend.sparse_categorical_crossentropy keras.backend.squeeze keras.losses.ctc
        keras.losses.sparse_categorical_crossentropy keras.ops.ctc_loss keras.ops.einsum keras.ops.image.crop_images
        keras.ops.image.map_coordinates keras.ops.image.pad_images tf.experimental.numpy.arange
        tf.experimental.numpy.dstack tf.experimental.numpy.einsum tf.experimental.numpy.eye tf.experimental.numpy.gcd
        tf.experimental.numpy.hstack tf.experimental.numpy.identity tf.experimental.numpy.lcm
        tf.experimental.numpy.moveaxis tf.experimental.numpy.random.rand tf.experimental.numpy.select
        tf.experimental.numpy.tri tf.experimental.numpy.vstack tf.nn.ctc_loss"""),
    ("list", "", _BY_HAND, """
        tf.experimental.numpy.dsplit tf.experimental.numpy.hsplit tf.experimental.numpy.split
        tf.experimental.numpy.vsplit
        tf.gradients tf.hessians tf.compat.v1.gradients tf.compat.v1.hessians tf.nn.ctc_unique_labels
        keras.tree.flatten"""),
    ("tuple:2", "", _BY_HAND, """
        keras.ops.fft keras.ops.fft2 keras.ops.ifft2 keras.ops.stft tf.image.non_max_suppression_padded
        tf.image.non_max_suppression_with_scores"""),
    ("tuple:3", "", _BY_HAND, """
        tf.image.sample_distorted_bounding_box tf.image.stateless_sample_distorted_bounding_box
        tf.nn.compute_accidental_hits tf.quantization.quantize"""),
    ("tuple:4", "", _BY_HAND, "tf.image.combined_non_max_suppression"),
    ("of:tf.sparse.SparseTensor", "", _BY_HAND, "tf.sparse.concat"),
    ("of:tf.IndexedSlices", "", _BY_HAND, "tf.sparse.mask"),
    ("python_list", "", _BY_HAND, "tf.sparse.split"),
    ("string", "", _BY_HAND, "tf.compat.as_bytes tf.compat.as_str tf.compat.as_text"),
    ("shape", "", _BY_HAND, "tf.broadcast_static_shape"),
    ("object", "", _BY_HAND, "tf.make_tensor_proto"),
    ("unknown", "", "gives back what it is given: a dimension, and no tensor", "tf.compat.dimension_value"),
    ("tensor", "", "takes a seed of any dtype", "tf.random.split"),
    ("tensor", "", "takes an image of a model, a tensor or an array", " ".join(
        f"keras.applications.{name}.preprocess_input" for name in (
            "convnext", "densenet", "efficientnet", "efficientnet_v2", "imagenet_utils", "inception_resnet_v2",
            "inception_v3",
            "mobilenet", "mobilenet_v2", "mobilenet_v3", "nasnet", "resnet", "resnet_v2", "vgg16", "vgg19",
            "xception"))),
    ("tensor", "bool", "not called: writes summaries", """
        tf.summary.audio tf.summary.histogram tf.summary.image tf.summary.scalar tf.summary.should_record_summaries
        tf.summary.text tf.summary.write"""),
    ("operation", "", "not called: writes summaries", "tf.summary.flush"),
    ("none", "", "not called: prints", "tf.autograph.trace"),
    ("none", "", "not called: writes summaries", """
        tf.summary.graph tf.summary.trace_export tf.summary.trace_off tf.summary.trace_on
        tf.summary.experimental.set_step"""),
    ("of:tf.summary.SummaryWriter", "", "not called: writes summaries", """
        tf.summary.create_file_writer tf.summary.create_noop_writer"""),
    ("object", "", "a context manager", """
        keras.device tf.control_dependencies tf.experimental.async_scope tf.summary.record_if
        tf.summary.experimental.summary_scope tf.compat.v1.tpu.bfloat16_scope"""),
    ("array", "", "an array, or None where the value is not static", "tf.get_static_value"),
    ("operation", "", _BY_HAND, """
        tf.debugging.Assert tf.debugging.assert_shapes tf.debugging.assert_type tf.compat.v1.assert_type"""),
    ("number", "", _PROCESS, """
        tf.config.experimental.get_memory_growth tf.config.experimental.get_memory_usage
        tf.config.experimental.get_synchronous_execution tf.config.experimental_functions_run_eagerly
        tf.config.functions_run_eagerly tf.config.get_soft_device_placement
        tf.config.threading.get_inter_op_parallelism_threads tf.config.threading.get_intra_op_parallelism_threads
        tf.io.gfile.exists tf.io.gfile.isdir tf.test.is_built_with_cuda tf.test.is_built_with_gpu_support
        tf.test.is_built_with_rocm tf.test.is_built_with_xla keras.config.is_interactive_logging_enabled
        keras.config.is_traceback_filtering_enabled keras.distribution.get_device_count"""),
    ("none", "", _PROCESS, """
        tf.config.experimental.enable_op_determinism tf.config.experimental.enable_tensor_float_32_execution
        tf.config.experimental.reset_memory_stats tf.config.experimental.set_device_policy
        tf.config.experimental.set_memory_growth tf.config.experimental.set_synchronous_execution
        tf.config.experimental_connect_to_cluster tf.config.experimental_connect_to_host
        tf.config.experimental_run_functions_eagerly tf.config.optimizer.set_experimental_options
        tf.config.optimizer.set_jit tf.config.run_functions_eagerly tf.config.set_logical_device_configuration
        tf.config.set_soft_device_placement tf.config.set_visible_devices
        tf.config.threading.set_inter_op_parallelism_threads tf.config.threading.set_intra_op_parallelism_threads
        tf.data.experimental.enable_debug_mode tf.debugging.disable_check_numerics
        tf.debugging.disable_traceback_filtering tf.debugging.enable_check_numerics
        tf.debugging.enable_traceback_filtering tf.debugging.set_log_device_placement
        tf.distribute.experimental_set_strategy tf.autograph.set_verbosity
        tf.experimental.numpy.experimental_enable_numpy_behavior tf.experimental.numpy.random.seed tf.io.gfile.copy
        tf.io.gfile.makedirs tf.io.gfile.mkdir tf.io.gfile.remove tf.io.gfile.rename tf.io.gfile.rmtree
        tf.profiler.experimental.start tf.profiler.experimental.stop tf.random.set_global_generator tf.random.set_seed
        tf.saved_model.save keras.backend.clear_session keras.backend.set_epsilon keras.backend.set_floatx
        keras.backend.set_image_data_format keras.models.save_model keras.utils.set_random_seed
        keras.config.disable_interactive_logging keras.config.disable_traceback_filtering
        keras.config.enable_interactive_logging keras.config.enable_traceback_filtering keras.config.set_backend
        keras.config.set_dtype_policy tf.compat.v1.disable_eager_execution tf.compat.v1.disable_v2_behavior
        tf.compat.v1.enable_eager_execution tf.compat.v1.enable_v2_behavior tf.compat.v1.logging.debug
        tf.compat.v1.logging.error tf.compat.v1.logging.fatal tf.compat.v1.logging.info tf.compat.v1.logging.log
        tf.compat.v1.logging.log_every_n tf.compat.v1.logging.log_first_n tf.compat.v1.logging.log_if
        tf.compat.v1.logging.set_verbosity tf.compat.v1.logging.vlog tf.compat.v1.logging.warn
        tf.compat.v1.logging.warning tf.compat.v1.reset_default_graph tf.compat.v1.set_random_seed
        tf.compat.v1.add_to_collections tf.compat.v1.gfile.Copy tf.compat.v1.gfile.DeleteRecursively
        tf.compat.v1.gfile.MakeDirs tf.compat.v1.gfile.MkDir tf.compat.v1.gfile.Remove tf.compat.v1.gfile.Rename"""),
    ("string", "", _PROCESS, """
        tf.io.gfile.join tf.test.gpu_device_name tf.train.latest_checkpoint tf.sysconfig.get_include
        tf.sysconfig.get_lib keras.utils.get_file keras.version"""),
    ("python_list", "", _PROCESS, """
        tf.io.gfile.glob tf.io.gfile.listdir tf.config.get_visible_devices tf.config.list_logical_devices
        tf.config.list_physical_devices keras.distribution.list_devices tf.compat.v1.gfile.Glob
        tf.compat.v1.gfile.ListDirectory"""),
    ("python_iterator", "", _PROCESS, """
        tf.io.gfile.walk tf.train.checkpoints_iterator tf.compat.v1.io.tf_record_iterator
        tf.compat.v1.train.summary_iterator"""),
    ("array", "", _PROCESS, "tf.train.load_variable"),
    ("array", "", "NumPy, not TensorFlow", """
        keras.ops.convert_to_numpy keras.utils.img_to_array keras.utils.normalize keras.utils.pad_sequences
        keras.utils.to_categorical"""),
    ("object", "", _PROCESS, """
        tf.io.gfile.stat tf.load_library tf.load_op_library tf.saved_model.load tf.train.get_checkpoint_state
        tf.train.load_checkpoint keras.utils.load_img"""),
    ("of:keras.Model", "", _PROCESS, "keras.models.clone_model keras.models.load_model keras.models.model_from_json"),
    ("of:tf.distribute.Strategy", "", _PROCESS, "tf.distribute.get_strategy"),
    ("of:tf.distribute.ReplicaContext", "", _PROCESS, "tf.distribute.get_replica_context"),
    ("of:logging.Logger", "", "a class of the standard library", "tf.get_logger"),
    ("object", "", "a description of features, no tensor", """
        tf.feature_column.bucketized_column tf.feature_column.categorical_column_with_hash_bucket
        tf.feature_column.categorical_column_with_identity tf.feature_column.categorical_column_with_vocabulary_file
        tf.feature_column.categorical_column_with_vocabulary_list tf.feature_column.crossed_column
        tf.feature_column.embedding_column tf.feature_column.indicator_column tf.feature_column.numeric_column
        tf.feature_column.sequence_categorical_column_with_hash_bucket
        tf.feature_column.sequence_categorical_column_with_identity
        tf.feature_column.sequence_categorical_column_with_vocabulary_file
        tf.feature_column.sequence_categorical_column_with_vocabulary_list tf.feature_column.sequence_numeric_column
        tf.feature_column.weighted_categorical_column"""),
    ("variable", "", _FIRST_API, """
        tf.compat.v1.get_local_variable tf.compat.v1.get_variable tf.compat.v1.train.create_global_step
        tf.compat.v1.train.get_global_step tf.compat.v1.train.get_or_create_global_step tf.io.match_filenames_once"""),
    ("variable", "arg", "takes a variable, called by hand", """
        tf.compat.v1.assign tf.compat.v1.assign_add tf.compat.v1.assign_sub tf.compat.v1.scatter_add
        tf.compat.v1.scatter_nd_update tf.compat.v1.scatter_update"""),
    ("tensor", "string", _FIRST_API, "tf.compat.v1.summary.merge_all tf.compat.v1.summary.text"),
    ("dataset_iterator", "", _FIRST_API, """
        tf.compat.v1.data.make_initializable_iterator tf.compat.v1.data.make_one_shot_iterator"""),
    ("object", "", _FIRST_API, "tf.compat.v1.get_default_session"),
    ("tensor", "int64", "takes a Dataset", "tf.data.experimental.cardinality"),
    ("function", "", "the result is a function or a class that is decorated", """
        keras.ops.custom_gradient tf.custom_gradient tf.grad_pass_through tf.recompute_grad keras.remat
        keras.saving.register_keras_serializable keras.ops.vectorize tf.autograph.to_graph tf.function"""),
    ("string", "", "source code", "tf.autograph.to_code"),
    ("of:tf.RaggedTensor", "", "takes a Python list", "tf.ragged.constant"),
    ("python_tuple", "", "as many as the arguments say", "keras.utils.unpack_x_y_sample_weight"),
    ("parts:list,tensor", "", "takes a list of tensors", "tf.clip_by_global_norm"),
)

OVERRIDES: dict[str, Override] = {
    name: Override(word, dtype, reason) for word, dtype, reason, names in _GROUPS for name in names.split()
}
"""Canonical name -> what is known by hand."""
