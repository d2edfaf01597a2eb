"""Where a rewrite changes what is reported, and why: by code for a whole kind, else by case."""

from __future__ import annotations

NOT_SO: dict[tuple[str, str], str] = {
    ("inline to helper", "TFF120"): "speaks where the traced function itself returns the array",
    ("inline to helper", "TFF126"): "speaks where the traced function itself returns the variable",
    ("inline to helper", "TFF169"): "speaks where the traced function itself returns the array",
    ("inline to helper", "TFF170"): "speaks where the traced function itself returns the value",
    ("inline to helper", "TFF129"): "what makes variables behind a helper's parameter is not looked for",
    ("inline to helper", "TFF143"): "the call of the helper recurs too",
    ("decorator with wraps", "TFF120"): "the array leaves through the decorator's own return",
    ("wrapping call", "TFF173"): "speaks of decorators",
    ("wrapping call", "TFF143"): "which function recurs is not followed through a rebound name",
    ("other lines", "TFF144"): "speaks of lambdas in one line",
}
"""(rewrite, code) -> why this code may be missing, or stand at another line, after the rewrite."""

NOT_HANDED = "what a Dataset's function inherits from the caller of the helper that makes it is not known"

ONLY_HERE: dict[tuple[str, str], str] = {
    ("to a base class", "placement/unhashable_owner_bad_14"): "equal instances of a subclass are not looked at",
    ("function to method", "xla/xla_tensorarray_boundary_bad_10"): "another tf.function is known by its own name only",
    ("inline to helper", "unconverted/autograph_off_bad_04"): NOT_HANDED,
    ("inline to helper", "unconverted/lambda_source_ok_04"): NOT_HANDED,
    (
        "inline to helper",
        "unconverted/autograph_off_ok_04",
    ): "that a helper is converted already is not known: to be mended",
}
"""(rewrite, case) -> why exactly this case is reported in another way."""
