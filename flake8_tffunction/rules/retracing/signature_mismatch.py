from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class SignatureMismatch(Rule):
    """A call that does not fit the input_signature raises TypeError: "Binding inputs to tf.function failed".

    Python and NumPy values are converted to the dtype of their spec where that is possible, but a tensor is never cast:
    an int32 tensor for the default float32 spec fails, and so does another rank. A parameter without a spec is fixed to
    its default: `training=True` fails where the default is False. `**kwargs` take nothing. Cast the argument, or add a
    spec.
    """

    code = "TFF119"
    name = "signature-mismatch"
    message = "{problem}: this call raises TypeError{fix}"
    see = ("api_docs/python/tf/function#input_signatures",)
    quiet = "For arguments and specs that the file does not show, in traced code, and within `with pytest.raises(...)`."

    bad = (
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([None])])
            def double(x):
                return x * 2


            print(double(tf.constant([1, 2])).numpy())  # expect
            """,
            raises="TypeError",
            eager="[2 4]",
        ),
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([None])])
            def forward(x, training=False):
                return x * 0.5 if training else x


            print(forward(tf.ones([2]), training=True).numpy())  # expect
            """,
            raises="TypeError",
            eager="[0.5 0.5]",
        ),
    )
    good = (
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([None])])
            def double(x):
                return x * 2


            print(double(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="[2. 4.]",
        ),
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([None]), tf.TensorSpec([], tf.bool)])
            def forward(x, training=False):
                return x * 0.5 if training else x


            print(forward(tf.ones([2]), training=tf.constant(True)).numpy())
            """,
            graph="[0.5 0.5]",
        ),
    )

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        flaw = self.file.eager.signatures.mismatch(fact)
        if flaw is not None and not self.file.eager.expects_error(fact.node):
            yield self.at(flaw.node, problem=flaw.problem, fix=f"; {flaw.fix}" if flaw.fix else "")
