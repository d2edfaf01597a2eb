"""What the playground's Python answers: the reports about a text, as JSON."""

import ast
import json

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from flake8_tffunction.plugin import OFF, mentions_tensorflow
from flake8_tffunction.rules import RULES

NAMES = {rule.code: rule.name for rule in RULES}


def answer(source: str) -> str:
    """`{"reports": [...]}`, or `{"error": {...}}` where the text is no Python; lines and columns count from 1."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        return json.dumps({"error": {"line": error.lineno or 1, "column": error.offset or 1, "text": error.msg}})
    except ValueError as error:  # null bytes
        return json.dumps({"error": {"line": 1, "column": 1, "text": str(error)}})
    lines = source.splitlines(keepends=True)
    reports = [
        {
            "line": finding.line,
            "column": finding.column + 1,
            "code": finding.code,
            "name": NAMES[finding.code],
            "text": finding.text,
            "off": finding.code in OFF,
        }
        for finding in (check(tree, lines, Options()) if mentions_tensorflow(lines) else [])
    ]
    return json.dumps({"reports": reports, "tensorflow": mentions_tensorflow(lines)})
