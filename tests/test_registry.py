"""The rules as a whole: one page a file, and the catalogue's codes, names and defaults."""

from __future__ import annotations

import ast
import inspect
import keyword
import re
import string
from pathlib import Path
from typing import Any

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.rules import RULES
from flake8_tffunction.rules.base import ADVICE, LONGEST, Rule, filled

ROOT = Path(__file__).parents[1]

CATALOGUE = """\
TFF101 print-at-trace on
TFF102 global-write on
TFF103 outer-mutation on
TFF104 attribute-write on
TFF105 leaked-tensor on
TFF106 frozen-host-value on
TFF107 host-effect on
TFF108 iterator-consumed on
TFF109 frozen-free-variable on
TFF110 unhashable-arg on
TFF111 python-value-arg on
TFF112 equal-literal-args on
TFF113 function-in-loop on
TFF114 immediate-call on
TFF115 fresh-object-arg on
TFF116 varying-shape on
TFF117 method-per-instance on
TFF118 bad-input-signature on
TFF119 signature-mismatch on
TFF120 tensorarray-boundary on
TFF121 variable-created on
TFF122 object-created on
TFF123 hidden-mutation on
TFF124 variable-rebound on
TFF125 argument-mutation on
TFF126 return-variable off
TFF127 frozen-file-read off
TFF128 unordered-file-io on
TFF129 second-stateful-object on
TFF130 branch-mismatch on
TFF131 unrolled-loop on
TFF132 partial-return on
TFF133 branch-undefined on
TFF134 loop-undefined on
TFF135 loop-var-changes on
TFF136 container-in-tensor-flow on
TFF137 raise-at-trace on
TFF138 try-except on
TFF139 early-exit on
TFF140 narrowing-builtin on
TFF141 generator on
TFF142 async on
TFF143 recursion on
TFF144 lambda-source on
TFF145 autograph-off on
TFF146 conversion-stopper on
TFF147 keras-not-converted on
TFF148 unconverted-callee on
TFF149 dataset-iteration on
TFF150 non-bool-condition on
TFF151 numpy-method on
TFF152 numpy-function on
TFF153 tensor-in-string on
TFF154 tensor-as-bool on
TFF155 static-shape-none on
TFF156 tensor-as-python-index on
TFF157 python-step on
TFF158 tensorarray-write on
TFF159 tensor-iteration on
TFF161 xla-dynamic-shape on
TFF162 xla-host-op on
TFF163 xla-dropped-assert on
TFF164 xla-tensorarray on
TFF165 xla-loop-constant on
TFF166 xla-random-seed on
TFF167 xla-recompile off
TFF168 xla-missing-kernel off
TFF169 xla-tensorarray-boundary on
TFF170 python-return on
TFF171 decorator-order on
TFF172 bad-target on
TFF173 nested-function off
TFF174 run-eagerly-left on
TFF175 v1-api on
TFF176 keras-loop-call on
TFF177 temporary-instance on
TFF178 unhashable-owner on
TFF179 unused-wrapper on
TFF181 deprecated-option on
TFF191 could-be-traced off
TFF192 needless-function off
"""
"""Every code there is or will be, its name and its default: they are fixed, and none is used again."""

COMPLETE = ("10", "12")
"""Families of which every rule exists."""

FAMILIES = {
    "10": "trace_time",
    "11": "retracing",
    "12": "variables",
    "13": "control_flow",
    "14": "unconverted",
    "15": "tensors",
    "16": "xla",
    "17": "placement",
    "18": "options",
    "19": "advice",
}

TYPICAL = {"line": "123", "count": "100", "old": "1.0", "new": "1.0", "cls": "Encoder", "owner": "Encoder"}
NAME = "train_step"
"""What fields of messages typically hold; the texts of all reports in cases and examples are measured as well."""

LONG_NAME = "self.trainer.accumulated_grads"
"""Thirty characters, which is long for a name."""
LEGIBLE = 16
"""How much of such a name a message shows at least."""
NAMES = frozenset("text value callee name function owner iterator argument cls method wrapped target upper".split())
"""Fields that hold names and expressions of the user."""
WHOLE = frozenset({"TFF152", "TFF162", "TFF163", "TFF166"})
"""Messages that name a function of a library, whose name is often that long."""

every_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)


def test_the_catalogue() -> None:
    built = [rule.code for rule in RULES]
    rows = [row for row in CATALOGUE.splitlines() if row[:6] in built or row[3:5] in COMPLETE]
    assert [f"{rule.code} {rule.name} {'on' if rule.default else 'off'}" for rule in RULES] == rows


def test_codes_and_names_are_unique() -> None:
    assert len({rule.code for rule in RULES}) == len({rule.name for rule in RULES}) == len(RULES)


def stem(rule: type[Rule]) -> str:
    """The rule's name; where Python wants the word for itself, with an underscore behind it."""
    name = rule.name.replace("-", "_")
    return name + "_" if keyword.iskeyword(name) else name


@every_rule
def test_one_rule_a_file_in_its_family(rule: type[Rule]) -> None:
    family = FAMILIES[rule.code[3:5]]
    assert rule.__module__ == f"flake8_tffunction.rules.{family}.{stem(rule)}"
    assert rule.__name__.lower() == rule.name.replace("-", "")
    module = inspect.getmodule(rule)
    classes = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Rule)]
    assert [value for value in classes if hasattr(value, "code")] == [rule]  # (bases have none)


def test_every_file_is_a_rule() -> None:
    folder = ROOT / "flake8_tffunction" / "rules"
    files = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.glob("*/*.py")}
    rules = {f"{FAMILIES[rule.code[3:5]]}/{stem(rule)}" for rule in RULES}
    assert {file for file in files if not file.endswith("/__init__")} == rules


@every_rule
def test_the_page_begins_with_one_sentence(rule: type[Rule]) -> None:
    first, _, rest = inspect.cleandoc(rule.__doc__ or "").partition("\n\n")
    assert re.fullmatch(r"([A-Z`]|tf\.)[^.]*(\.\w[^.]*)*\.", first), first
    assert first.count("\n") <= 1, "it may go on in a second line, where one is too short"
    assert rest.strip()


@every_rule
def test_the_message_is_short(rule: type[Rule]) -> None:
    fields = {field: TYPICAL.get(field, NAME) for _, field, _, _ in string.Formatter().parse(rule.message) if field}
    text = rule.message.format(**fields)
    assert len(text) < 110, text
    assert not text.endswith(".")


def fields_of_reports(rule: type[Rule], monkeypatch: pytest.MonkeyPatch) -> list[dict[str, str]]:
    """What the rule fills into its message in its own examples."""
    found: list[dict[str, str]] = []
    original = rule.at

    def at(self: Rule, node: ast.AST, place: Any = None, **more: Any) -> Any:
        found.append({name: str(value) for name, value in more.items() if name not in ("meeting", "ends")})
        return original(self, node, place, **more)

    monkeypatch.setattr(rule, "at", at)
    for example in rule.bad:
        tree = ast.parse(example.program)
        check(tree, example.program.splitlines(keepends=True), rule.settings)
    return found


@every_rule
def test_a_long_name_leaves_what_to_write(rule: type[Rule], monkeypatch: pytest.MonkeyPatch) -> None:
    reports = fields_of_reports(rule, monkeypatch)
    assert reports
    for fields in reports:
        names = [name for name in fields if name in NAMES]
        if not names:
            assert len(rule.message.format(**fields)) <= LONGEST
            continue
        longest = max(names, key=lambda name: len(fields[name]))
        fields[longest] = LONG_NAME
        text = filled(rule.message, fields)
        assert len(text) <= LONGEST
        assert LONG_NAME[:LEGIBLE] in text, text
        assert rule.message.rpartition("}")[2] in text
        assert all(fields[name] in text for name in ADVICE & fields.keys()), text
        assert rule.code not in WHOLE or LONG_NAME in text, text


@every_rule
def test_more_exact_rules_exist(rule: type[Rule]) -> None:
    assert set(rule.yields_to) <= {row[:6] for row in CATALOGUE.splitlines()}
    assert rule.code not in rule.yields_to


def test_modules_are_named_for_what_they_know() -> None:
    forbidden = {"utils", "util", "helpers", "helper", "common", "base_utils", "misc"}
    paths = [path for folder in ("flake8_tffunction", "tests") for path in (ROOT / folder).rglob("*")]
    assert [path for path in paths if path.stem in forbidden] == []
