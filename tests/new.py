"""Starts a rule: `python -m tests.new TFF158 tensorarray-write tensors` writes its page and its first case file.

What is written does not pass the tests: they say what is to be filled in.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

RULE = '''\
from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class {class_name}(Rule):
    """What happens, in one sentence.

    Why it happens, and what to write instead.
    """

    code = "{code}"
    name = "{name}"
    message = "`{{callee}}` does what: write this instead"
    see = ()
    quiet = "When it is silent."

    bad = (
        Example(
            """
            @tf.function
            def step(x):
                return x + 1  # expect


            print(step(tf.constant(1)).numpy())
            """,
            graph="2",
            eager="what it prints without tf.function",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def step(x):
                return x + 1


            print(step(tf.constant(1)).numpy())
            """,
            graph="2",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.callee.name == "tensorflow.the_call_that_matters":
            yield self.at(fact.node, fact.place, callee=fact.text)
'''

CASE = """\
# What the program shows, in words.
# observed: what it prints, lines joined by " | "
import tensorflow as tf


@tf.function
def step(x):
    return x + 1  # expect: {code}


print(step(tf.constant(1)).numpy())
"""


class Refused(Exception):
    """The rule can't be started; the text says why."""


def start(code: str, name: str, family: str, root: Path = ROOT) -> list[str]:
    """Write the two files.

    Parameters
    ----------
    code, name, family
        As in the catalogue: "TFF158", "tensorarray-write", "tensors".
    root
        The folder of the project.

    Returns
    -------
    list of str
        What was written, and what is left to do.

    Raises
    ------
    Refused
        If a part has a wrong form or is taken.
    """
    if not re.fullmatch(r"TFF\d{3}", code):
        raise Refused(f"{code!r} is no code: TFF and three digits")
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", name):
        raise Refused(f"{name!r} is no name: lower-case words joined by hyphens")
    folder = root / "flake8_tffunction" / "rules" / family
    if not family.isidentifier() or not folder.is_dir():
        raise Refused(f"{family!r} is no family: no folder {folder}")
    for file in sorted(folder.parent.rglob("*.py")):
        if re.search(rf'^ +(code = "{code}"|name = "{name}")$', file.read_text(encoding="utf-8"), re.MULTILINE):
            raise Refused(f"{code} or {name!r} is taken by {file}")
    module = name.replace("-", "_")
    class_name = "".join(word.capitalize() for word in name.split("-"))
    written = {
        folder / f"{module}.py": RULE.format(code=code, name=name, class_name=class_name),
        root / "tests" / "cases" / family / f"{module}_bad_01.py": CASE.format(code=code),
    }
    for file, text in written.items():
        if file.exists():
            raise Refused(f"{file} is there already")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return [
        *(f"wrote {file}" for file in written),
        f"left to do: import {class_name} in {folder / '__init__.py'} and put it into RULES, in the order of the codes",
        "left to do: if the code is a new one, a row in CATALOGUE in tests/test_registry.py",
    ]


def main(arguments: list[str] | None = None) -> int:
    """The command; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.new", description=__doc__)
    for argument in ("code", "name", "family"):
        parser.add_argument(argument)
    given = parser.parse_args(arguments)
    try:
        print("\n".join(start(given.code, given.name, given.family)))
    except Refused as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
