"""The plugin as something that can be installed by name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.integrations.programs import Programs
from tests.integrations.recipes import checked, checkout
from tests.running import TRAP


@pytest.fixture(scope="session")
def index(programs: Programs, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which pip finds flake8-tffunction: a wheel of this checkout, beside the package index."""
    programs.registry()
    wheels = tmp_path_factory.mktemp("wheels")
    source = checkout(tmp_path_factory.mktemp("source"))
    checked([sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", f"--wheel-dir={wheels}", "."], source)
    return {"PIP_FIND_LINKS": str(wheels), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one trap, in src/train.py, and an import that pyflakes misses the use of."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "train.py").write_text(f"import os\n\n{TRAP}", encoding="utf-8")
    return tmp_path
