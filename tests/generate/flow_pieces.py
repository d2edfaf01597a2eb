"""Pieces about control flow and about what is done with a tensor's value."""

from __future__ import annotations

from tests.generate.pieces import failing, miss, trap

TRAPS = (
    failing("one branch binds", "TFF133", "if {x} > 0.0:  # trap", "    doubled = {x} * 2.0", "{x} = {x} + doubled"),
    failing(
        "one branch returns",
        "TFF132",
        "{x} = {x} + sign_of({x})",
        head=("def sign_of(v):", "    if v > 0.0:  # trap", "        return v * 2.0"),
    ),
    failing(
        "loop over a Dataset binds",
        "TFF134",
        "for item in tf.data.Dataset.range(2):",
        "    newest = {x} * 2.0  # trap",
        "{x} = {x} + newest",
    ),
    failing("raise under a tensor", "TFF137", "if {x} < -1e9:", '    raise ValueError("negative")  # trap'),
    trap("unrolled", "TFF131", "for turn in range(40):  # trap", "    {x} = tf.sin({x})"),
    failing("numpy method", "TFF151", "{x} = {x} + float({x}.numpy())  # trap"),
    failing("numpy function", "TFF152", "{x} = {x} + np.arctan({x})  # trap", head=("import numpy as np",)),
    trap("f-string", "TFF153", 'tf.print(f"value {{{x}}}", output_stream=sys.stdout)  # trap', head=("import sys",)),
    failing("bool of a tensor", "TFF154", "{x} = {x} + (1.0 if bool({x} > 0.0) else 0.0)  # trap"),
    failing("index", "TFF156", "{x} = {x} + TABLE[tf.cast({x} * 0.0, tf.int32)]  # trap", head=("TABLE = [1.0, 2.0]",)),
    failing("comprehension", "TFF159", "{x} = {x} + [part for part in tf.stack([{x}, {x}])][0]  # trap"),
    failing("number as condition", "TFF150", "if tf.cast({x}, tf.int32):  # trap", "    {x} = {x} + 1.0"),
    failing(
        "list in a tensor loop",
        "TFF136",
        "by_turns = []",
        "for turn in tf.range(2):",
        "    by_turns.append({x} + 1.0)  # trap",
        "{x} = {x} + by_turns[-1]",
    ),
)

NEAR_MISSES = (
    miss("both branches bind", "if {x} > 0.0:", "    both = {x} * 2.0", "else:", "    both = {x}", "{x} = {x} + both"),
    miss("bound before the branch", "before = {x}", "if {x} > 0.0:", "    before = {x} * 2.0", "{x} = {x} + before"),
    miss("bound, not read", "if {x} > 0.0:", "    unread = {x} * 2.0", "    {x} = unread"),
    miss(
        "both branches return",
        "{x} = {x} + either({x})",
        head=("def either(v):", "    if v > 0.0:", "        return v * 2.0", "    return v"),
    ),
    miss(
        "bound before the loop",
        "latest = {x}",
        "for turn in tf.range(2):",
        "    latest = {x} * 2.0",
        "{x} = {x} + latest",
    ),
    miss("raise under a Python flag", "if LIMIT < 0:", '    raise ValueError("negative")', head=("LIMIT = 1",)),
    miss("assertion", 'tf.debugging.assert_greater({x}, -1e9, message="negative")'),
    miss("loop over a tensor binds", "for turn in tf.range(2):", "    last_one = {x} * 2.0", "{x} = {x} + last_one"),
    miss("short loop", "for turn in range(3):", "    {x} = tf.sin({x})"),
    miss("long tensor loop", "for turn in tf.range(40):", "    {x} = tf.sin({x})"),
    miss("numpy constant", "{x} = {x} + np.arctan(1.0)", head=("import numpy as np",)),
    miss("tf.print of a value", 'tf.print("value", {x}, output_stream=sys.stdout)', head=("import sys",)),
    miss("f-string of a name", 'with tf.name_scope(f"part{{LEVEL}}"):', "    {x} = {x} + 1.0", head=("LEVEL = 3",)),
    miss("where", "{x} = {x} + tf.where({x} > 0.0, 1.0, 0.0)"),
    miss("gather", "{x} = {x} + tf.gather(ROWS, tf.cast({x} * 0.0, tf.int32))", head=("ROWS = [1.0, 2.0]",)),
    miss("unstack", "{x} = {x} + [part for part in tf.unstack(tf.stack([{x}, {x}]))][0]"),
    miss("comparison as condition", "if tf.cast({x}, tf.int32) > 0:", "    {x} = {x} + 1.0"),
    miss(
        "TensorArray in a tensor loop",
        "rows = tf.TensorArray(tf.float32, 2)",
        "for turn in tf.range(2):",
        "    rows = rows.write(turn, {x})",
        "{x} = {x} + rows.stack()[0]",
    ),
    miss(
        "list in a Python loop",
        "pieces = []",
        "for turn in range(2):",
        "    pieces.append({x})",
        "{x} = {x} + pieces[-1]",
    ),
    miss("attribute of the shape", "{x} = {x} + float({x}.shape.rank)"),
    miss("while", "left = {x} * 0.0", "while left < 2.0:", "    left = left + 1.0", "{x} = {x} + left"),
)
