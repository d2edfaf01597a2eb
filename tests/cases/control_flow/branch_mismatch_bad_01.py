# Helper called from a traced function, alias.
# observed: ends with TypeError: 'out' has dtype float32 in the main branch, but dtype int32 in the
#   else branch
import tensorflow as tft

def clip(v, top):
    if tft.greater(v, top):  # expect: TFF130
        out = top
    else:
        out = 0
    return out

@tft.function
def run(v):
    return clip(v, tft.constant(2.5)) * 2.0

print(run(tft.constant(3.0)).numpy())
