"""The tables of what TensorFlow does: against TensorFlow itself, and by spot checks that were looked up."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from flake8_tffunction.flow.values import Kind
from flake8_tffunction.knowledge import api, callbacks, host_returns, methods, table

KNOWLEDGE = Path(api.__file__).parent
RECORDS = [line.split("|") for line in table.LINES.splitlines()]
ALIASES = [(alias, record[0]) for record in RECORDS if len(record) > 4 for alias in record[4].split()]

WORDS = {name.lower() for name in vars(Kind)} | {
    "nest",
    "operation",
    "parts",
    "of",
    "python_list",
    "python_tuple",
    "python_dict",
    "python_iterator",
}


def is_word(word: str) -> bool:
    """Whether it is one of the words that the docstring of `api` lists, with its detail."""
    head, _, detail = word.partition(":")
    if head == "of":
        return bool(detail)
    if head == "parts":
        return all(is_word(part) for part in detail.split(","))
    return head in WORDS and (not detail or (head == "tuple" and detail.isdigit()) or detail == "variable")


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dotted", "canonical"),
    [
        ("tensorflow.add", "tf.math.add"),
        ("tensorflow.compat.v2.add", "tf.math.add"),
        ("tensorflow.compat.v1.add", "tf.math.add"),
        ("tensorflow.math.add", "tf.math.add"),
        ("tf.reduce_sum", "tf.math.reduce_sum"),
        ("tensorflow.compat.v1.reduce_sum", "tf.compat.v1.reduce_sum"),
        ("tensorflow.compat.v1.sparse.reduce_sum", "tf.compat.v1.sparse_reduce_sum"),
        ("tensorflow.compat.v1.placeholder", "tf.compat.v1.placeholder"),
        ("tensorflow.compat.v1.Session.run", "tf.compat.v1.Session.run"),
        ("tensorflow.print", "tf.print"),
        ("tensorflow.function", "tf.function"),
        ("tensorflow", "tf"),
        ("tensorflow.compat.v2", "tf"),
        ("tensorflow.keras", "keras"),
        ("tf_keras.layers.Dense", "keras.layers.Dense"),
        ("keras.layers.Dense", "keras.layers.Dense"),
        ("tensorflow.keras.layers.Dense", "keras.layers.Dense"),
        ("tensorflow.compat.v2.keras.layers.Dense", "keras.layers.Dense"),
        ("tensorflow.compat.v1.keras.layers.Dense", "keras.layers.Dense"),
        ("tensorflow.keras.layers.Convolution2D", "keras.layers.Conv2D"),
        ("tensorflow.keras.models.Model", "keras.Model"),
        ("tensorflow.keras.models.Model.fit", "keras.Model.fit"),
        ("tensorflow.keras.layers.experimental.preprocessing.RandomFlip", "keras.layers.RandomFlip"),
        ("tensorflow.optimizers.Adam", "keras.optimizers.Adam"),
        ("tensorflow.losses", "keras.losses"),
        ("tensorflow.losses.MSE", "keras.losses.mean_squared_error"),
        ("tensorflow.compat.v1", "tf.compat.v1"),
        ("tensorflow.data.Dataset.from_tensor_slices", "tf.data.Dataset.from_tensor_slices"),
        ("tensorflow.double", "tf.float64"),
        ("tensorflow.contrib.layers.fully_connected", "tf.contrib.layers.fully_connected"),
        ("tensorflow.python.keras.layers.core.Dense", "keras.layers.Dense"),
        ("tensorflow.python.keras.engine.training.Model", "keras.Model"),
        ("tensorflow.python.eager.def_function.function", "tf.function"),
        ("tensorflow.python.ops.math_ops.cast", "tf.cast"),
        ("tensorflow.python.ops.nn_ops.relu", "tf.nn.relu"),
        ("tensorflow.python.framework.ops.convert_to_tensor", "tf.convert_to_tensor"),
        ("tensorflow.python.framework.common_shapes.rank", "tf.python.framework.common_shapes.rank"),
        ("tensorflow.compat.v1.no_such_name", "tf.compat.v1.no_such_name"),
        ("tensorflow_probability.distributions.Normal", "tensorflow_probability.distributions.Normal"),
        ("numpy.random.rand", "numpy.random.rand"),
        ("", ""),
        ("tf.", "tf."),
        ("...", "..."),
    ],
)
def test_resolve(dotted: str, canonical: str) -> None:
    assert api.resolve(dotted) == canonical


def test_named_classes_are_classes() -> None:
    """Wherever a table says "of:<class>", it is the canonical name of one, or a class of Python or NumPy."""
    words = {field for record in RECORDS for field in record[2:3]} | set(host_returns.RETURNS.values())
    words |= {word for owner in methods.owners() for word in methods.attributes(owner).values()}
    words = {part for word in words for part in word.removeprefix("parts:").split(",")}
    names = {word.rpartition("of:")[2] for word in words if "of:" in word}
    assert "tf.RaggedTensor" in names
    ours = {name for name in names if name.startswith(("tf.", "keras."))}
    assert {name for name in ours if api.what(name) != "class"} == set()
    assert {owner for owner in methods.owners() if "." in owner and api.what(owner) != "class"} == set()


def test_each_name_resolves_to_its_record() -> None:
    names = {record[0] for record in RECORDS}
    assert len(names) == len(RECORDS), "a name has two records"
    assert not names.intersection(alias for alias, _ in ALIASES), "an alias has a record of its own"
    assert [name for name in names if api.resolve(name) != name] == []
    assert [alias for alias, name in ALIASES if api.resolve(alias) != name] == []


def test_records_are_written_in_the_documented_words() -> None:
    kinds = {
        "layer",
        "model",
        "metric",
        "optimizer",
        "loss",
        "schedule",
        "initializer",
        "regularizer",
        "constraint",
        "callback",
        "module",
        "dataset",
        "dataset_iterator",
        "variable",
        "tensor",
        "tensorarray",
        "composite",
        "spec",
        "shape",
        "dtype",
        "table",
        "queue",
        "generator",
        "tape",
        "strategy",
        "checkpoint",
        "error",
        "other",
    }
    for name, what, *fields in RECORDS:
        assert re.fullmatch(r"m|v|[cf](\+3?|!|~)?", what), name
        word = fields[0] if fields else ""
        if what[0] == "c":
            assert word in kinds, name
        elif what[0] == "f":
            assert word == "unknown" or is_word(word), (name, word)
        rule = fields[1] if len(fields) > 1 else ""
        assert re.fullmatch(r"|(dtype:\d*(:\w+)?=)?(arg|[a-z]+\d*(_\w+)?)?(,(arg|[a-z]+\d*))*|-", rule), (name, rule)


# -- TensorFlow -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "word", "rule"),
    [
        ("tf.math.add", "tensor", "arg"),
        ("tf.math.equal", "tensor", "bool"),
        ("tf.math.is_nan", "tensor", "bool"),
        ("tf.math.logical_and", "tensor", "bool"),
        ("tf.math.reduce_any", "tensor", "bool"),
        ("tf.math.reduce_sum", "tensor", "arg"),
        ("tf.math.argmax", "tensor", "dtype:2:output_type=int64"),
        ("tf.shape", "tensor", "dtype:1:out_type=int32"),
        ("tf.size", "tensor", "dtype:1:out_type=int32"),
        ("tf.rank", "tensor", "int32"),
        ("tf.cast", "tensor", "dtype:1="),
        ("tf.zeros", "tensor", "dtype:1=float32"),
        ("tf.zeros_like", "tensor", "dtype:1=arg"),
        ("tf.constant", "tensor", "dtype:1="),
        ("tf.strings.length", "tensor", "int32"),
        ("tf.strings.lower", "tensor", "string"),
        ("tf.strings.to_number", "tensor", "dtype:1:out_type=float32"),
        ("tf.io.read_file", "tensor", "string"),
        ("tf.where", "tensor", None),
        ("tf.nn.relu", "tensor", "arg"),
        ("tf.nn.moments", "tuple:2", "arg"),
        ("tf.math.top_k", "tuple:2", None),
        ("tf.linalg.svd", "tuple:3", "arg"),
        ("tf.clip_by_global_norm", "parts:list,tensor", None),
        ("tf.split", "list", "arg"),
        ("tf.unstack", "list", "arg"),
        ("tf.meshgrid", "list", "arg"),
        ("tf.while_loop", "nest", None),
        ("tf.cond", "nest", None),
        ("tf.print", "operation", None),
        ("tf.is_tensor", "number", None),
        ("tf.executing_eagerly", "number", None),
        ("tf.inside_function", "number", None),
        ("tf.get_static_value", "array", None),
        ("tf.get_logger", "of:logging.Logger", None),
        ("tf.control_dependencies", "object", None),
        ("tf.device", "object", None),
        ("tf.custom_gradient", "function", None),
        ("tf.ragged.constant", "of:tf.RaggedTensor", None),
        ("tf.sparse.from_dense", "of:tf.sparse.SparseTensor", None),
        ("tf.raw_ops.Add", "tensor", None),
        ("tf.raw_ops.Unique", "tuple:2", None),
        ("tf.raw_ops.NoOp", "operation", None),
        ("tf.data.Dataset.range", "dataset", None),
        ("tf.data.TFRecordDataset", "dataset", None),
        ("tf.random.Generator.from_seed", "of:tf.random.Generator", None),
        ("tf.Variable", "variable", None),
        ("tf.TensorArray", "tensorarray", None),
        ("tf.TensorShape", "shape", None),
        ("keras.layers.Dense", "of:keras.layers.Dense", None),
        ("keras.Input", "tensor", None),
        ("keras.losses.mean_squared_error", "tensor", None),
        ("keras.applications.ResNet50", "of:keras.Model", None),
        ("keras.ops.matmul", "tensor", "arg"),
        ("tf.no_such_function", "unknown", None),
        ("tf.data.Dataset.no_such_method", "unknown", None),
    ],
)
def test_returns(name: str, word: str, rule: str | None) -> None:
    assert (api.returns(name), api.dtype_rule(name)) == (word, rule)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("keras.layers.Dense", "layer"),
        ("keras.Model", "model"),
        ("keras.Sequential", "model"),
        ("keras.metrics.Mean", "metric"),
        ("keras.optimizers.Adam", "optimizer"),
        ("keras.optimizers.legacy.Adam", "optimizer"),
        ("keras.losses.MeanSquaredError", "loss"),
        ("keras.optimizers.schedules.CosineDecay", "schedule"),
        ("keras.initializers.Zeros", "initializer"),
        ("keras.callbacks.Callback", "callback"),
        ("tf.Module", "module"),
        ("tf.data.Dataset", "dataset"),
        ("tf.Variable", "variable"),
        ("tf.random.Generator", "generator"),
        ("tf.GradientTape", "tape"),
        ("tf.lookup.StaticHashTable", "table"),
        ("tf.queue.FIFOQueue", "queue"),
        ("tf.distribute.MirroredStrategy", "strategy"),
        ("tf.TensorSpec", "spec"),
        ("tf.errors.OutOfRangeError", "error"),
        ("tf.math.add", None),
        ("numpy.ndarray", None),
    ],
)
def test_class_kind(name: str, kind: str | None) -> None:
    assert api.class_kind(name) == kind


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("tf.math.add", "function"),
        ("tf.Variable", "class"),
        ("tf.math", "module"),
        ("keras", "module"),
        ("tf.float32", "dtype"),
        ("tf.newaxis", "none"),
        ("tf.data.AUTOTUNE", "number"),
        ("tf.data.Dataset.range", "function"),
        ("tf.raw_ops.Add", "function"),
        ("tf.no_such_name", None),
    ],
)
def test_what(name: str, what: str | None) -> None:
    assert api.what(name) == what


def test_dtype_constants_are_called_as_their_dtypes() -> None:
    dtypes = {record[0]: record[3] for record in RECORDS if record[1:3] == ["v", "dtype"]}
    assert len(dtypes) > 20
    assert {name: dtype for name, dtype in dtypes.items() if name.rpartition(".")[2] != dtype} == {}
    assert all(api.is_dtype(name) for name in dtypes)


VARIABLES_IN_BOTH = """
    layers.Dense layers.Embedding layers.LSTM layers.GRU layers.SimpleRNN layers.Conv1D layers.Conv2D
    layers.Conv2DTranspose layers.DepthwiseConv2D layers.SeparableConv2D layers.BatchNormalization
    layers.LayerNormalization
    layers.GroupNormalization layers.Normalization layers.PReLU layers.MultiHeadAttention layers.RandomFlip
    layers.RandomRotation metrics.Mean metrics.Accuracy metrics.MeanSquaredError metrics.AUC optimizers.SGD
    optimizers.Adam optimizers.RMSprop optimizers.AdamW optimizers.Ftrl applications.ResNet50"""
VARIABLES_IN_KERAS_3 = """
    layers.Dropout layers.SpatialDropout1D layers.GaussianNoise layers.GaussianDropout layers.AlphaDropout"""
NO_VARIABLES = """
    layers.UnitNormalization layers.Rescaling layers.Resizing layers.MaxPooling2D layers.Flatten layers.Activation
    layers.LeakyReLU layers.Softmax layers.ELU layers.ZeroPadding2D layers.UpSampling2D layers.CategoryEncoding
    layers.Discretization layers.StringLookup layers.IntegerLookup layers.Hashing layers.TextVectorization layers.Lambda
    layers.RepeatVector layers.Attention layers.Concatenate layers.Add losses.MeanSquaredError
    initializers.GlorotUniform optimizers.schedules.CosineDecay Input"""


def test_objects_with_variables() -> None:
    """The constructors that were each run twice in a tf.function, under TensorFlow 2.21 and 2.15."""
    assert api.makes_variables("tf.random.Generator.from_seed")
    assert [n for n in VARIABLES_IN_BOTH.split() if not api.makes_variables(f"keras.{n}", 2)] == []
    assert [n for n in VARIABLES_IN_BOTH.split() if not api.makes_variables(f"keras.{n}", 3)] == []
    assert [n for n in VARIABLES_IN_KERAS_3.split() if not api.makes_variables(f"keras.{n}", 3)] == []
    assert [n for n in VARIABLES_IN_KERAS_3.split() if api.makes_variables(f"keras.{n}", 2)] == []
    assert [n for n in NO_VARIABLES.split() if api.made_in_trace(f"keras.{n}", 3)] == []
    clean = "StaticHashTable StaticVocabularyTable".split()
    assert [n for n in clean if api.made_in_trace(f"tf.lookup.{n}")] == []
    assert api.made_in_trace("tf.queue.FIFOQueue") == "lost"
    assert api.made_in_trace("tf.lookup.experimental.MutableHashTable") == "shared"
    assert api.made_in_trace("keras.layers.Dense.from_config") == "variables"
    assert api.made_in_trace("keras.layers.Dense.get_config") == ""


# -- cost -------------------------------------------------------------------------------------------------------------


def test_size_of_the_table() -> None:
    """It is read at every run that meets TensorFlow."""
    assert (KNOWLEDGE / "table.py").stat().st_size < 400_000


def test_cost_of_the_import() -> None:
    """All of `knowledge`: about 5 ms of processor time, and twice as much on a machine that is busy."""
    program = """if True:
        import importlib, sys, time
        times = []
        for _ in range(20):
            for name in [name for name in sys.modules if name.startswith("flake8_tffunction.knowledge")]:
                del sys.modules[name]
            start = time.process_time()
            for name in ("api", "callbacks", "host", "methods"):
                importlib.import_module(f"flake8_tffunction.knowledge.{name}")
            times.append(time.process_time() - start)
        print(min(times))
        """
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert float(run.stdout) < 0.020


# -- with TensorFlow --------------------------------------------------------------------------------------------------


def test_table_is_of_the_installed_tensorflow(tensorflow: None) -> None:
    assert api.VERSION == importlib.import_module("tensorflow").__version__


@pytest.mark.parametrize(
    "arguments",
    [["--names"], ["--only", "tf.math."], ["--only", "keras.optimizers."], ["--only", "tf.queue."]],
    ids=lambda arguments: arguments[-1],
)
def test_table_is_current(tensorflow: None, arguments: list[str]) -> None:
    """All names, and some of what is known of them: the whole takes minutes (python -m tests.oracle.introspect
    --check)."""
    command = [sys.executable, "-m", "tests.oracle.introspect", "--check", *arguments]
    result = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[1])
    assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-2000:]


@pytest.mark.filterwarnings("ignore")
def test_attributes_and_methods_are_those_of_the_real_objects(tensorflow: None) -> None:
    instances = importlib.import_module("tests.oracle.introspection.instances")
    assert instances.differences() == []


@pytest.mark.filterwarnings("ignore")
def test_callbacks_are_parameters(tensorflow: None) -> None:
    signatures = importlib.import_module("tests.oracle.introspection.signatures")
    assert signatures.differences({**callbacks.FUNCTIONS, **callbacks.METHODS}) == []


@pytest.mark.filterwarnings("ignore")
def test_callbacks_are_converted_as_the_table_says(tensorflow: None) -> None:
    conversion = importlib.import_module("tests.oracle.introspection.conversion")
    assert conversion.differences({**callbacks.FUNCTIONS, **callbacks.METHODS}) == []


@pytest.mark.parametrize(
    ("name", "keywords"),
    [
        ("tf.cond", ["true_fn", "false_fn"]),
        ("tf.while_loop", ["cond", "body"]),
        ("dataset.map", ["map_func"]),
        ("tf.data.Dataset.map", ["map_func"]),
        ("tf.distribute.MirroredStrategy.run", ["fn"]),
        ("tf.math.add", []),
        ("list.map", []),
    ],
)
def test_callbacks(name: str, keywords: list[str]) -> None:
    assert [callback.keyword for callback in callbacks.of(name)] == keywords
