"""Options of the test run, and TensorFlow as a fixture."""

from __future__ import annotations

import os
from collections.abc import Iterator

# Before the plugin is imported: an error inside the engine or a rule is an error of the test, not a silent drop.
os.environ["FLAKE8_TFFUNCTION_RAISE"] = "1"
# Before TensorFlow is imported, in this process (the API table's tests) or in those that it starts.
os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0", CUDA_VISIBLE_DEVICES="-1")

import hypothesis  # noqa: E402
import pytest  # noqa: E402

from tests.integrations.programs import Programs  # noqa: E402
from tests.oracle.run import Judge, NoJudge  # noqa: E402
from tests.record import Answers  # noqa: E402

ASKING = frozenset({"tensorflow", "judge", "installed", "answers"})
"""The fixtures of tests that ask TensorFlow."""

hypothesis.settings.register_profile("quick", deadline=None, max_examples=60, derandomize=True)
hypothesis.settings.register_profile("deep", deadline=None, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The switches of this project's tests."""
    group = parser.getgroup("flake8-tffunction")
    group.addoption("--tf", action="store_true", help="ask TensorFlow anew, and compare with the record too")
    group.addoption("--only-tf", action="store_true", help="with --tf: leave out the tests that ask TensorFlow nothing")
    group.addoption("--bless", action="store_true", help="with --tf: record what TensorFlow answers")
    group.addoption("--missing", action="store_true", help="with --bless: ask only what the record has no answer to")
    group.addoption(
        "--programs", action="store_true", help="a program of tests/integrations that is not installed is a failure"
    )
    group.addoption("--fuzz", action="store_true", help="let hypothesis search long and with new seeds")


def pytest_configure(config: pytest.Config) -> None:
    """Check the switches against each other."""
    if config.getoption("--bless") and not config.getoption("--tf"):
        raise pytest.UsageError("--bless records what TensorFlow answers: it needs --tf")
    if config.getoption("--only-tf") and not config.getoption("--tf"):
        raise pytest.UsageError("--only-tf leaves nothing without --tf")
    if config.getoption("--missing") and not config.getoption("--bless"):
        raise pytest.UsageError("--missing says what to record: it needs --bless")
    hypothesis.settings.load_profile("deep" if config.getoption("--fuzz") else "quick")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --only-tf: keep what asks TensorFlow, which a test says by its fixtures."""
    if config.getoption("--only-tf"):
        asking = [item for item in items if ASKING.intersection(getattr(item, "fixturenames", ()))]
        config.hook.pytest_deselected(items=[item for item in items if item not in set(asking)])
        items[:] = asking


@pytest.fixture(scope="session")
def programs(request: pytest.FixtureRequest) -> Programs:
    """Asked for by tests that run other programs: without one they are skipped, with --programs they fail."""
    return Programs(request.config.getoption("--programs"))


@pytest.fixture(scope="session")
def tensorflow(request: pytest.FixtureRequest) -> None:
    """Asked for by tests that use TensorFlow in ways of their own: skipped without --tf."""
    if not request.config.getoption("--tf"):
        pytest.skip("needs TensorFlow itself, not its recorded answers: run with --tf")


@pytest.fixture(scope="session")
def judge(tensorflow: None, request: pytest.FixtureRequest) -> Iterator[Judge]:
    """The real TensorFlow. Without --tf a test that needs it is skipped; with --tf a missing one is a failure."""
    yield from _started(Judge())


@pytest.fixture(scope="session")
def installed(tensorflow: None, request: pytest.FixtureRequest) -> Iterator[Judge]:
    """The TensorFlow of this environment, which may be an older one, for what is known of several versions."""
    yield from _started(Judge(""))


def _started(judge: Judge) -> Iterator[Judge]:
    with judge:
        try:
            judge.version
        except NoJudge as error:
            pytest.fail(str(error), pytrace=False)
        yield judge


@pytest.fixture(scope="session")
def answers(request: pytest.FixtureRequest) -> Iterator[Answers]:
    """What TensorFlow does with the cases and examples: asked with --tf, else as recorded."""
    judge = request.getfixturevalue("judge") if request.config.getoption("--tf") else None
    answers = Answers(judge, request.config.getoption("--bless"), request.config.getoption("--missing"))
    yield answers
    answers.save()
