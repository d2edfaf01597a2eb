"""Rules as pages: their form, with a rule of our own, and that what is committed is current."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from flake8_tffunction import pages, terminal
from flake8_tffunction.options import Options
from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import Example, Finding, Rule
from tests.write_pages import contents, stale


class Sample(Rule):
    """A `sample` of a page | in one
    sentence.

    Why, and what to write instead.
    """

    code = "TFF999"
    name = "sample"
    message = "`{callee}` is a sample"
    default = False
    quiet = "Never."
    versions = """
        Before 2.0
        nothing is said.
        """
    see = ("guide/function", "https://example.com/issues/1")
    bad = (
        Example(
            """
            print("a")  # expect
            raise ValueError  # expect: TFF101, TFF999
            """,
            graph="a",
            eager="a\na",
            raises="ValueError",
        ),
        Example("None.x  # expect", raises="AttributeError", eager_raises="AttributeError", why="So it does eagerly."),
    )
    good = (Example("pass"), Example('print("a")', graph="a"))


PAGE = """\
# TFF999: sample

A `sample` of a page | in one
sentence.

Why, and what to write instead.

Off by default; `--extend-select=TFF999` switches it on. `# noqa: TFF999` silences it on its line, \
`extend-ignore = TFF999` in flake8's configuration everywhere.

## What is reported

```python
import tensorflow as tf


print("a")  # <- TFF999
raise ValueError  # <- TFF101, TFF999
```

flake8 reports:

```text
4:1: TFF999 `print` is a sample
```

TensorFlow 2.21, with `tf.function`, it prints this and ends with `ValueError`:

```text
a
```

The same without `tf.function`, it prints this:

```text
a
a
```

Another one:

```python
import tensorflow as tf


None.x  # <- TFF999
```

flake8 reports:

```text
4:1: TFF999 `None` is a sample
```

TensorFlow 2.21, with and without `tf.function`, it ends with `AttributeError`.

So it does eagerly.

## What to write instead

```python
import tensorflow as tf


pass
```

TensorFlow 2.21, with and without `tf.function`, it runs and prints nothing.

Another one:

```python
import tensorflow as tf


print("a")
```

TensorFlow 2.21, with and without `tf.function`, it prints this:

```text
a
```

## When it is silent

Never.

## Versions

Before 2.0
nothing is said.

## References

- <https://www.tensorflow.org/guide/function>
- <https://example.com/issues/1>
"""


@pytest.fixture
def reporting(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that reports line 4 of every file, and its first word."""

    def check(tree: ast.Module, lines: Sequence[str], options: Options) -> list[Finding]:
        word = re.match(r"\w+", lines[3])
        assert word is not None
        return [Finding(4, 0, "TFF999", f"`{word[0]}` is a sample")]

    monkeypatch.setattr(pages, "check", check)


@pytest.mark.usefixtures("reporting")
def test_markdown() -> None:
    assert pages.markdown(Sample) == PAGE


@pytest.mark.usefixtures("reporting")
def test_terminal() -> None:
    text = terminal.page(Sample)
    assert text.startswith("TFF999: sample\n==============\n\nA `sample` of a page | in one\nsentence.\n\nWhy, and")
    assert '\n\n    import tensorflow as tf\n\n\n    print("a")  # <- TFF999\n' in text
    assert "\n\n    4:1: TFF999 `print` is a sample\n\n" in text
    assert "\n\nReferences\n----------\n\n- https://www.tensorflow.org/guide/function\n" in text
    assert "```" not in text
    assert "#" not in re.sub("# (<-|noqa)", "", text)


@pytest.mark.usefixtures("reporting")
def test_terminal_of_a_person() -> None:
    text = terminal.page(Sample, width=39, colours=True)
    assert text.startswith(
        "\x1b[1mTFF999: sample\x1b[0m\n\nA \x1b[36msample\x1b[0m of a page | in one sentence.\n\nWhy,"
    )
    assert "\n\nOff by default;\n\x1b[36m--extend-select=TFF999\x1b[0m switches it\non. " in text
    assert '\n    print("a")  \x1b[1;31m# <- TFF999\x1b[0m\n' in text
    assert "\n\n\x1b[2m    4:1:\x1b[0m \x1b[1;31mTFF999\x1b[0m `print` is a sample\n\n" in text
    assert "\n- \x1b[4mhttps://www.tensorflow.org/guide/function\x1b[0m\n" in text


def test_table() -> None:
    assert pages.table([Sample]) == (
        "| code | name | what it says | default |\n"
        "|---|---|---|---|\n"
        "| [TFF999](docs/rules/TFF999.md) | sample | A `sample` of a page \\| in one sentence. | off |\n"
    )


def test_the_index_leads_to_every_page_under_its_family() -> None:
    text = pages.index(RULES)
    assert re.findall(r"\]\((TFF\d+)\.md\)", text) == [rule.code for rule in RULES]
    assert "\n## TFF12x: variables and state\n\n| code |" in text
    for heading, rows in re.findall(r"^## TFF(\d\d)x: .*\n((?:(?!## ).*\n)*)", text, re.MULTILINE):
        assert {code[:2] for code in re.findall(r"\| \[TFF(\d+)\]", rows)} == {heading}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule.code))
def test_every_rule_fills_its_page(rule: type[Rule]) -> None:
    assert re.fullmatch(r"[A-Z`].{20,150}\.", pages.summary(rule)), "one sentence that can stand in a table"
    text = pages.markdown(rule)
    assert f"# <- {rule.code}" in text
    assert re.search(rf"^\d+:\d+: {rule.code} \S", text, re.MULTILINE), "flake8 reports the bad example"
    assert "expect" not in text.partition("## What is reported")[2].partition("## When it is silent")[0]
    for example in (*rule.bad, *rule.good):
        assert len(example.program.splitlines()) < 60, "a page is read from top to bottom"


@pytest.mark.parametrize("file", contents(), ids=lambda file: str(file.name))
def test_committed_pages_are_current(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == contents()[file], "run `python -m tests.write_pages`"


def test_no_page_of_a_rule_that_is_gone() -> None:
    assert stale() == []
