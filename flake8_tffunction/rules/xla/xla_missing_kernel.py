from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.knowledge import kernels
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on


class XlaMissingKernel(CompiledRule):
    """XLA has no kernel for some functions on CPU: under jit_compile=True the first call fails.

    Determinants, sorted segment sums, sets, sparse and ragged operations, Bessel functions, gamma and Poisson numbers,
    candidate samplers, bicubic resizing and others: the table was made by trying them on the named version and device.
    Another device may have the kernel, so this is off by default. Call them outside of the jitted function, or take a
    neighbour that has a kernel (`tf.linalg.logdet`, `tf.math.unsorted_segment_sum`, bilinear).
    """

    code = "TFF168"
    name = "xla-missing-kernel"
    message = "`{callee}` has no XLA kernel ({op}, {version} on {device}): call it outside"
    default = False
    yields_to = ("TFF162",)
    see = ("xla/known_issues",)
    quiet = "For functions that were not tried or have a kernel, and outside of jitted code."
    versions = "The table is of one version and of the CPU; other devices have other kernels."

    bad = (
        Example(
            """
            @tf.function(jit_compile=True)
            def volume(a):
                return tf.abs(tf.linalg.det(a))  # expect


            print(float(volume(tf.constant([[2.0, 0.0], [0.0, 3.0]]))))
            """,
            raises="InvalidArgumentError",
            eager="6.0",
        ),
        Example(
            """
            @tf.function(jit_compile=True)
            def enlarge(image):
                return tf.image.resize(image, [4, 4], method="bicubic")  # expect


            print(enlarge(tf.ones([1, 2, 2, 1])).shape)
            """,
            raises="InvalidArgumentError",
            eager="(1, 4, 4, 1)",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True)
            def enlarge(image):
                return tf.image.resize(image, [4, 4], method="bilinear")


            @tf.function
            def volume(a):
                return tf.reduce_mean(enlarge(a)) * tf.linalg.det(a[0, :, :, 0])


            print(float(volume(tf.reshape(tf.eye(2), [1, 2, 2, 1]))))
            """,
            graph="0.5",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if not fact.place.in_xla or fact.place.in_init_scope:
            return
        name = fact.callee.name or ""
        op = kernels.MISSING.get(name)
        method = fact.keywords.get("method") or (fact.args[2] if len(fact.args) > 2 else None)
        if op is None and method is not None:
            word = method.const if isinstance(method.const, str) else (method.name or "").rpartition(".")[2].lower()
            op = kernels.MISSING_METHODS.get((name, word))
        if op is not None:
            version = kernels.VERSION.rpartition(".")[0]
            yield self.at(fact.node, fact.place, callee=fact.text, op=op, version=version, device=kernels.DEVICE)
