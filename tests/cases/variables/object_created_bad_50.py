# A copy of a model, and a model from a file or a description, are models with variables of their own.
# observed: ValueError | ValueError | ValueError
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
model.save("model.keras")
text = model.to_json()


@tf.function
def cloned(x):
    return tf.keras.models.clone_model(model)(x)  # expect: TFF122


@tf.function
def loaded(x):
    return tf.keras.models.load_model("model.keras")(x)  # expect: TFF122


@tf.function
def described(x):
    return tf.keras.models.model_from_json(text)(x)  # expect: TFF122


for function in (cloned, loaded, described):
    try:
        function(tf.ones([1, 2]))
        print("fine")
    except ValueError as error:
        print(type(error).__name__)
