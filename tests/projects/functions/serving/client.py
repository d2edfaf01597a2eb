from tensorflow import constant, function

from serving import specs
from serving.specs import PAIR, Server, make, signed
from serving.specs import step as run


server = Server()
for number in range(3):
    run(number)  # expect: TFF111
    specs.step(constant(number))
    server.predict(number)  # expect: TFF111
    server.fast(number)  # expect: TFF111
print(len(specs.NAMES), "traces of 6 calls")
print(server.predict.experimental_get_tracing_count(), "traces")
print(server.fast.experimental_get_tracing_count(), "traces")

try:

    @function(input_signature=PAIR)  # expect: TFF118
    def one(x):
        return x

except TypeError:
    print("TypeError")


@function(input_signature=PAIR)
def both(x, y):
    return x + y


both(constant([1.0, 2.0]), constant([1.0, 2.0]))
signed(constant([1.0, 2.0]))
made = [make() for _ in range(2)]
print(made[0] is made[1])
