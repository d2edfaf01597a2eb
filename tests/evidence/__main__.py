"""`python -m tests.evidence`: ask the installed TensorFlow what it does with every example of every rule, and record it.

Writes tests/evidence/<minor>.json and docs/evidence.md. With `--cases N` it asks one of N labelled programs instead, writes
nothing, and says where the reports for this version and its behaviour disagree (exit code 1 if they do).
"""

from __future__ import annotations

import argparse
import importlib.metadata
import platform
import sys

from tests.evidence.cases import judged
from tests.evidence.page import PAGE, answers, page
from tests.evidence.record import VERSIONS, Record, minor, read, records
from tests.examples import all_examples
from tests.oracle.run import Judge, NoJudge


def main() -> None:
    """Ask, record, write the page and say how many programs did not do what their page says."""
    parser = argparse.ArgumentParser(prog="python -m tests.evidence", description=__doc__)
    parser.add_argument("--all", action="store_true", help="ask again what is recorded")
    parser.add_argument("--page", action="store_true", help="ask nothing, write docs/evidence.md only")
    parser.add_argument("--cases", type=int, default=0, metavar="N", help="ask one of N labelled programs (1: all)")
    options = parser.parse_args()
    if not options.page:
        try:
            with Judge("") as judge:
                if options.cases:
                    raise SystemExit(ask_cases(judge, options.cases))
                ask(judge, anew=options.all)
        except NoJudge as error:
            raise SystemExit(str(error)) from None
    PAGE.write_text(page(records(), all_examples()), encoding="utf-8")


def ask_cases(judge: Judge, every: int) -> int:
    """Compare the plugin with the judge's version on the labelled programs; 1 if they disagree anywhere."""
    major, second = map(int, minor(judge.version).split("."))
    number = wrong = 0
    for answer in judged(judge, (major, second), every):
        number += 1
        if answer.disagreement:
            wrong += 1
            print(f"{answer.case.name}: {answer.disagreement}", flush=True)
    print(f"TensorFlow {judge.version}: {number} labelled programs, {wrong} disagree")
    return 1 if wrong else 0


def ask(judge: Judge, anew: bool) -> None:
    """Bring the record of the judge's version up to date, completely `anew` or with what it lacks."""
    version, keras = judge.version, importlib.metadata.version("keras")
    if minor(version) not in VERSIONS:
        raise SystemExit(f"TensorFlow {version} is none of {', '.join(VERSIONS)}")
    old = read(version)
    fresh = anew or old is None or (old.tensorflow, old.keras) != (version, keras)
    record = Record(version, keras, platform.python_version(), {} if fresh or old is None else old.programs)
    examples = all_examples()
    record.keep({shown.short for shown in examples})
    missing = [shown for shown in examples if record.outcome(shown) is None]
    for number, shown in enumerate(missing, 1):
        record.add(shown, judge.ask(shown.example.program))
        if sys.stderr.isatty():
            print(f"\r{number} of {len(missing)} programs", end="", file=sys.stderr, flush=True)
    record.write()
    found = answers(record, examples)
    others = [f"{answer.shown.short}: {answer}" for answer in found if not answer.declared]
    print(f"TensorFlow {version}, Keras {keras}: {len(found)} programs, {len(missing)} asked now, {len(others)} other")
    print(*others, sep="\n")


if __name__ == "__main__":
    main()
