"""The tables of what Python and NumPy do: against the real modules, and by spot checks that were looked up."""

from __future__ import annotations

import collections
import csv
import importlib
import io
import threading
from collections.abc import Mapping
from typing import Any

import pytest

from flake8_tffunction.knowledge import api, host, host_returns, methods

NOT_INSTALLED = {
    "loguru",
    "rich",
    "tqdm",
    "PIL",
    "cv2",
    "imageio",
    "joblib",
    "librosa",
    "matplotlib",
    "mlflow",
    "nibabel",
    "pandas",
    "pydicom",
    "requests",
    "scipy",
    "skimage",
    "soundfile",
    "wandb",
    "yaml",
}
"""Third-party modules that neither the plugin nor TensorFlow needs; their names are those of their documentation."""
WITH_TENSORFLOW = {"absl", "h5py", "numpy"}
FACTORIES = {
    "csv.writer": csv.writer(io.StringIO()),
    "threading.Lock": threading.Lock(),
    "threading.RLock": threading.RLock(),
    "threading.Condition": threading.Condition(),
}
"""Callables that stand for the class of what they make."""
NOT_EVERYWHERE = {"itertools.batched": "new in Python 3.12"}


def host_names() -> set[str]:
    """All names of functions and methods in the tables of `host`, those of TensorFlow excepted."""
    names: set[str] = {*host.PRINTS, *host.FROZEN, *host.EFFECTS, *host.MUTATED_ARGUMENT, *host.PYTHON_ITERATORS}
    names.update(host.ADVANCES, host_returns.RETURNS, host.CONTAINER_CLASSES)
    return {name for name in names if not name.startswith(("tf.", "keras."))}


def find(dotted: str) -> Any:
    """The object of a dotted name: the longest importable module, then attributes."""
    parts = dotted.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found: Any = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for count, part in enumerate(parts[end:], start=end):
            found = getattr(FACTORIES.get(".".join(parts[:count]), found), part)
        return found
    raise ModuleNotFoundError(dotted)


def test_host_names_exist() -> None:
    missing = []
    for name in sorted(host_names()):
        root = name.partition(".")[0]
        if root in NOT_INSTALLED or name in NOT_EVERYWHERE:
            continue
        owner, _, attribute = name.rpartition(".")
        if owner in ("list", "dict", "set", "str", "ndarray", "iterator"):  # compared with the real objects below
            if methods.returns(owner, attribute) is None:
                missing.append(name)
            continue
        if root in WITH_TENSORFLOW and not _importable(root):
            continue
        try:
            data = host_returns.RETURNS.get(name, "").startswith("=")
            if callable(find(name)) is data:
                missing.append(name)
        except (AttributeError, ModuleNotFoundError):
            missing.append(name)
    assert missing == []


def test_names_of_tensorflow_in_the_host_tables_are_canonical() -> None:
    tables = (host.PRINTS, host.FROZEN, host.EFFECTS, host.PYTHON_ITERATORS, host_returns.RETURNS)
    names = {name for table in tables for name in table if name.startswith(("tf.", "keras."))}
    assert "tf.io.gfile.exists" in names
    assert {name for name in names if api.resolve(name) != name or api.what(name) is None} == set()


def _importable(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ModuleNotFoundError:
        return False
    return True


def test_exceptions_are_used() -> None:
    names = host_names()
    assert [m for m in NOT_INSTALLED if not any(n.startswith(f"{m}.") for n in names)] == []
    assert [f for f in FACTORIES if not any(n.startswith(f"{f}.") for n in names)] == []
    assert NOT_EVERYWHERE.keys() - names == set()


def test_numpy_random_draws_whatever_is_not_excepted() -> None:
    numpy = pytest.importorskip("numpy", reason="NumPy is installed with TensorFlow only")
    for name in host.NUMPY_RANDOM_NOT_DRAWN:
        owners = (numpy.random, numpy.random.Generator, numpy.random.RandomState)
        assert any(hasattr(owner, name) for owner in (*owners, numpy.random.BitGenerator)), name
        assert host.frozen(f"numpy.random.{name}") is None
    for name in ("rand", "uniform", "choice", "Generator.normal", "RandomState.randint"):
        assert callable(find(f"numpy.random.{name}")), name
        assert host.frozen(f"numpy.random.{name}") == "tf.random.*"


@pytest.mark.parametrize(
    ("name", "question", "answer"),
    [
        ("builtins.print", host.prints, "tf.print"),
        ("logging.Logger.info", host.prints, "tf.print"),
        ("absl.logging.info", host.prints, "tf.print"),
        ("tf.compat.v1.logging.info", host.prints, "tf.print"),
        ("logging.getLogger", host.prints, None),
        ("logging.Logger.setLevel", host.prints, None),
        ("time.time", host.frozen, "tf.timestamp()"),
        ("random.gauss", host.frozen, "tf.random.*"),
        ("random.Random.gauss", host.frozen, "tf.random.*"),
        ("random.seed", host.frozen, None),
        ("uuid.uuid4", host.frozen, ""),
        ("os.environ.get", host.frozen, None),
        ("numpy.random.default_rng", host.frozen, None),
        ("numpy.random.RandomState", host.frozen, None),
        ("numpy.random.seed", host.frozen, None),
        ("builtins.open", host.effect, "tf.io"),
        ("tf.io.gfile.exists", host.effect, "tf.io"),
        ("tf.io.read_file", host.effect, None),
        ("tf.train.CheckpointManager.save", host.effect, "the calling code"),
        ("threading.Lock.__enter__", host.effect, "tf.CriticalSection"),
        ("tf.random.set_seed", host.effect, "tf.random.stateless_*"),
        ("os.path.join", host.effect, None),
        ("os.path.basename", host.effect, None),
        ("builtins.breakpoint", host.effect, ""),
        ("keras.Sequential.save_weights", host.effect, "the calling code"),
        ("keras.Sequential.load_weights", host.effect, None),
        ("keras.layers.Dense.save", host.effect, None),
        ("io.TextIOWrapper.write", host.of_own, True),
        ("pathlib.Path.write_text", host.of_own, False),
        ("sys.exit", host.ends_program, True),
        ("time.sleep", host.ends_program, False),
        ("builtins.next", host.advances, True),
        ("itertools.islice", host.advances, True),
        ("builtins.len", host.advances, False),
        ("list.append", host.mutates, True),
        ("list.popleft", host.mutates, True),
        ("list.copy", host.mutates, False),
        ("dict.update", host.mutates, True),
        ("dict.get", host.mutates, False),
        ("set.add", host.mutates, True),
        ("ndarray.fill", host.mutates, True),
        ("ndarray.sum", host.mutates, False),
        ("collections.deque.rotate", host.mutates, True),
        ("heapq.heappush", host.mutates, True),
        ("random.shuffle", host.mutates, True),
        ("builtins.zip", host.python_iterator, True),
        ("itertools.count", host.python_iterator, True),
        ("csv.reader", host.python_iterator, True),
        ("builtins.range", host.python_iterator, False),
        ("builtins.sorted", host.python_iterator, False),
        ("builtins.len", host.returns, "number"),
        ("builtins.iter", host.returns, "python_iterator"),
        ("logging.getLogger", host.returns, "of:logging.Logger"),
        ("tf.get_logger", host.returns, "of:logging.Logger"),
        ("numpy.random.default_rng", host.returns, "of:numpy.random.Generator"),
        ("numpy.random.shuffle", host.returns, "none"),
        ("numpy.random.rand", host.returns, "array"),
        ("numpy.zeros", host.returns, "array"),
        ("random.random", host.returns, "number"),
        ("random.choice", host.returns, None),
        ("copy.deepcopy", host.returns, "copy"),
        ("time.time", host.returns, "number"),
        ("no.such.function", host.returns, None),
    ],
)
def test_host(name: str, question: Any, answer: object) -> None:
    assert question(name) == answer


def test_mutating_methods_are_methods() -> None:
    real: dict[str, tuple[type, ...]] = {
        "list": (list, collections.deque),
        "dict": (dict, collections.OrderedDict, collections.Counter),
        "set": (set,),
    }
    for word, classes in real.items():
        for method in host.MUTATING_METHODS[word]:
            assert any(hasattr(cls, method) for cls in classes), (word, method)
            assert methods.returns(word, method) is not None, (word, method)


def test_what_modules_hold() -> None:
    """Each value that the table names is there, and is of the kind of its word."""
    kinds: dict[str, type] = {"python_dict": Mapping, "python_list": list, "none": type(None), "number": float}
    there = [dotted for dotted in host_returns.DATA if _importable(dotted.partition(".")[0])]
    assert "os.environ" in there
    assert [dotted for dotted in there if not isinstance(find(dotted), kinds[host_returns.DATA[dotted]])] == []
