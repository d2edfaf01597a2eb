"""`python -m tests.advice [NAME ...] [--record]`: ask TensorFlow about the labels of the programs."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys

from tests.advice.judge import judge
from tests.advice.labels import programs
from tests.advice.record import RECORD


def main() -> int:
    """Print a row for each label; 1 if TensorFlow does not agree with one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="programs (all by default)")
    parser.add_argument("--record", action="store_true", help="keep the answers")
    arguments = parser.parse_args()
    import tensorflow as tf

    record = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {"answers": {}}
    wrong = 0
    for program in programs():
        if arguments.names and program.name not in arguments.names:
            continue
        for label in program.labels:
            try:
                answer = judge(program, label)
            except RuntimeError as error:  # the program is no program
                wrong += 1
                print(f"? {error}", flush=True)
                continue
            agrees = answer.agrees(label.verdict)
            wrong += not agrees
            words = answer.error or ("same" if answer.same else "differs")
            print(
                f"{'  ' if agrees else '? '}{program.name}.{label.name}: {label.verdict}: {words}, traces {answer.traces}, "
                f"gain {answer.gain:.2f}, first call {answer.first:.3f}",
                flush=True,
            )
            record["answers"][f"{program.name}.{label.name}"] = dataclasses.asdict(answer)
        if arguments.record:
            record["tensorflow"] = tf.__version__
            RECORD.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
