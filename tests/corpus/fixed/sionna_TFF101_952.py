# reduced from sionna 0.19.2 sionna/fec/interleaving.py:952
# observed: [0 3 2 1] | Input frame size too large for 3GPP Turbo Interleaver. | no such size | Input frame size too
#   large for 3GPP Turbo Interleaver. | no such size
# eager: [0 3 2 1] | Input frame size too large for 3GPP Turbo Interleaver. | no such size | Input frame size too
#   large for 3GPP Turbo Interleaver. | no such size
import tensorflow as tf


class Turbo3GPPInterleaver:
    coeffs_dict = {4: (1, 2), 8: (3, 4)}

    def _generate_perm_full(self, frame_size):
        k = frame_size
        if k not in self.coeffs_dict:
            geqk_sizes = sorted([x for x in self.coeffs_dict if x >= k])
            if len(geqk_sizes) == 0:
                print("Input frame size too large for 3GPP Turbo Interleaver.")
            else:
                k = geqk_sizes[0]
        f1, f2 = self.coeffs_dict[k]
        return tf.constant([x for x in ((f1 * i + f2 * i * i) % k for i in range(k)) if x < frame_size])

    @tf.function
    def __call__(self, x):
        return tf.gather(x, self._generate_perm_full(x.shape[-1]), axis=-1)


interleaver = Turbo3GPPInterleaver()
for size in (4, 9, 9):
    try:
        print(interleaver(tf.range(size)).numpy())
    except KeyError:
        print("no such size")
