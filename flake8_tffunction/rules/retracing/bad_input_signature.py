from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class BadInputSignature(Rule):
    """An input_signature that does not fit the parameters is a TypeError where the function is defined.

    It is a list or tuple with one `tf.TensorSpec` (or a structure of them) for each parameter in order. `self` gets
    none, and must have this name; parameters with a default may be left out at the end, and are then fixed to it; a
    keyword-only parameter needs a default. A spec is `tf.TensorSpec(shape, dtype)`: no dtype, shape, number, tensor or
    variable stands for one.
    """

    code = "TFF118"
    name = "bad-input-signature"
    message = "{problem}: TypeError at the definition{fix}"
    see = ("api_docs/python/tf/function#input_signatures",)
    quiet = "For specs that the file does not show, and where another decorator stands between tf.function and the def."

    bad = (
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([None])])  # expect
            def add(x, y):
                return x + y


            print(add(tf.ones([2]), tf.ones([2])).numpy())
            """,
            raises="TypeError",
            eager_raises="TypeError",
            why="The definition itself raises.",
        ),
        Example(
            """
            class Model(tf.Module):
                @tf.function(input_signature=[None, tf.TensorSpec([None])])  # expect
                def double(self, x):
                    return x * 2.0


            print(Model().double(tf.ones([2])).numpy())
            """,
            raises="TypeError",
            eager_raises="TypeError",
            why="The definition itself raises.",
        ),
    )
    good = (
        Example(
            """
            @tf.function(input_signature=[tf.TensorSpec([None]), tf.TensorSpec([None])])
            def add(x, y):
                return x + y


            print(add(tf.ones([2]), tf.ones([2])).numpy())
            """,
            graph="[2. 2.]",
        ),
        Example(
            """
            class Model(tf.Module):
                @tf.function(input_signature=[tf.TensorSpec([None])])
                def double(self, x, bias=1.0):
                    return x * 2.0 + bias


            model = Model()
            print(model.double(tf.ones([2])).numpy())
            """,
            graph="[3. 3.]",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        if fact.how == "factory" or self.file.eager.expects_error(fact.node):
            return
        flaw = self.file.eager.signatures.flaw(fact)
        if flaw is not None:
            yield self.at(flaw.node, problem=flaw.problem, fix=f"; {flaw.fix}" if flaw.fix else "")
