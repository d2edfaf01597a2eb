"""Which TensorFlow functions XLA can't compile on this machine's device: the source of knowledge/kernels.py.

python -m tests.oracle.kernels > flake8_tffunction/knowledge/kernels.py

Each line of ATTEMPTS is tried as the body of a jitted function, with its names as arguments, so that nothing is folded
into a constant. What TensorFlow says is the table: "No registered 'Lu' OpKernel for XLA_CPU_JIT devices".
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from typing import Any

from flake8_tffunction.knowledge import api

ATTEMPTS = """
tf.linalg.det(m)
tf.linalg.slogdet(m)
tf.linalg.logdet(m)
tf.linalg.lu(m)
tf.linalg.eig(m)
tf.linalg.eigvals(m)
tf.linalg.sqrtm(m)
tf.linalg.logm(tf.cast(m, tf.complex64))
tf.linalg.expm(m)
tf.linalg.inv(m)
tf.linalg.pinv(m)
tf.linalg.solve(m, m)
tf.linalg.lstsq(m, m)
tf.linalg.cholesky(m)
tf.linalg.cholesky_solve(m, m)
tf.linalg.triangular_solve(m, m)
tf.linalg.qr(m)
tf.linalg.svd(m)
tf.linalg.eigh(m)
tf.linalg.eigvalsh(m)
tf.linalg.banded_triangular_solve(m, m)
tf.linalg.tridiagonal_solve(t, v)
tf.linalg.tridiagonal_matmul(t, c)
tf.linalg.band_part(m, 0, 1)
tf.linalg.diag(v)
tf.linalg.matrix_rank(m)
tf.linalg.matmul(m, m)
tf.linalg.cross(v, v)
tf.linalg.norm(m)
tf.math.segment_sum(v, ids)
tf.math.segment_mean(v, ids)
tf.math.segment_max(v, ids)
tf.math.segment_min(v, ids)
tf.math.segment_prod(v, ids)
tf.math.unsorted_segment_sum(v, ids, 2)
tf.math.unsorted_segment_mean(v, ids, 2)
tf.math.unsorted_segment_max(v, ids, 2)
tf.math.unsorted_segment_sqrt_n(v, ids, 2)
tf.sparse.segment_sum(v, ids, ids)
tf.sparse.segment_mean(v, ids, ids)
tf.sparse.segment_sqrt_n(v, ids, ids)
tf.math.bincount(ids, minlength=3)
tf.math.confusion_matrix(ids, ids, 2)
tf.math.top_k(v, 2)
tf.math.approx_max_k(v, 2)
tf.math.in_top_k(ids, tf.stack([v, v, v]), 1)
tf.math.invert_permutation(tf.argsort(v))
tf.math.cumsum(v)
tf.math.cumulative_logsumexp(v)
tf.math.erf(v)
tf.math.erfinv(v / 4.0)
tf.math.ndtri(v / 4.0)
tf.math.lgamma(v)
tf.math.digamma(v)
tf.math.polygamma(v, v)
tf.math.zeta(v + 1.0, v)
tf.math.igamma(v, v)
tf.math.betainc(v, v, v / 4.0)
tf.math.lbeta(v)
tf.math.bessel_i0(v)
tf.math.bessel_i0e(v)
tf.math.bessel_i1(v)
tf.math.bessel_i1e(v)
tf.math.special.bessel_j0(v)
tf.math.special.bessel_j1(v)
tf.math.special.bessel_k0(v)
tf.math.special.bessel_k0e(v)
tf.math.special.bessel_k1(v)
tf.math.special.bessel_k1e(v)
tf.math.special.bessel_y0(v)
tf.math.special.bessel_y1(v)
tf.math.special.dawsn(v)
tf.math.special.expint(v)
tf.math.special.fresnel_cos(v)
tf.math.special.fresnel_sin(v)
tf.math.special.spence(v)
tf.math.nextafter(v, v + 1.0)
tf.math.floormod(v, v)
tf.unique(v)
tf.unique_with_counts(v)
tf.raw_ops.UniqueV2(x=v, axis=[0])
tf.raw_ops.ListDiff(x=v, y=v)
tf.sets.intersection(tf.stack([ids]), tf.stack([ids]))
tf.sets.union(tf.stack([ids]), tf.stack([ids]))
tf.sets.difference(tf.stack([ids]), tf.stack([ids]))
tf.searchsorted(v, v)
tf.histogram_fixed_width(v, w)
tf.histogram_fixed_width_bins(v, w)
tf.quantization.quantize(v, 0.0, 4.0, tf.qint8)
tf.quantization.fake_quant_with_min_max_args(v)
tf.bitcast(v, tf.int32)
tf.boolean_mask(v, v > 1.0)
tf.dynamic_partition(v, ids, 2)
tf.dynamic_stitch([order], [v])
tf.scatter_nd(order[:, None], v, [3])
tf.tensor_scatter_nd_update(v, order[:, None], v)
tf.meshgrid(v, v)
tf.reverse_sequence(tf.stack([v, v]), ids[1:] + 1, seq_axis=1)
tf.roll(v, 1, 0)
tf.repeat(v, 2)
tf.edit_distance(tf.sparse.from_dense(tf.stack([ids])), tf.sparse.from_dense(tf.stack([ids])))
tf.sparse.from_dense(m)
tf.sparse.to_dense(sp)
tf.sparse.sparse_dense_matmul(sp, m)
tf.sparse.reduce_sum(sp, 1)
tf.sparse.reduce_max(sp, 1)
tf.sparse.reorder(sp)
tf.sparse.softmax(sp)
tf.sparse.concat(0, [sp, sp])
tf.sparse.slice(sp, [0, 0], [1, 1])
tf.sparse.split(sp, 2, 0)
tf.sparse.transpose(sp)
tf.sparse.add(sp, sp)
tf.sparse.maximum(sp, sp)
tf.sparse.minimum(sp, sp)
tf.sparse.reshape(sp, [4])
tf.sparse.reset_shape(sp)
tf.sparse.fill_empty_rows(sp, 0.0)
tf.sparse.to_indicator(tf.sparse.from_dense(tf.stack([ids])), 3)
tf.sparse.bincount(tf.sparse.from_dense(tf.stack([ids])))
tf.nn.embedding_lookup(m, ids)
tf.nn.embedding_lookup_sparse(m, tf.sparse.from_dense(tf.stack([ids])), None)
tf.nn.safe_embedding_lookup_sparse(m, tf.sparse.from_dense(tf.stack([ids])))
tf.RaggedTensor.from_row_lengths(v, ids + 1).to_tensor()
tf.RaggedTensor.from_row_splits(v, w3)
tf.RaggedTensor.from_tensor(m)
tf.ragged.range(ids)
tf.ragged.boolean_mask(m, m > 1.0)
tf.ragged.cross([tf.stack([ids])])
tf.image.resize(image, [6, 6], method="bicubic")
tf.image.resize(image, [6, 6], method="area")
tf.image.resize(image, [6, 6], method="lanczos3")
tf.image.resize(image, [6, 6], method="lanczos5")
tf.image.resize(image, [6, 6], method="gaussian")
tf.image.resize(image, [6, 6], method="mitchellcubic")
tf.image.resize(image, [6, 6], method="bilinear")
tf.image.resize(image, [6, 6], method="nearest")
tf.image.crop_and_resize(image, boxes, zero, [2, 2])
tf.image.non_max_suppression(boxes, score, 1)
tf.image.non_max_suppression_with_scores(boxes, score, 1)
tf.image.non_max_suppression_padded(boxes, score, 1)
tf.image.combined_non_max_suppression(boxes[None, :, None, :], score[None, :, None], 1, 1)
tf.image.extract_patches(image, [1, 2, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1], "VALID")
tf.image.extract_glimpse(image, [2, 2], boxes[:, :2])
tf.image.draw_bounding_boxes(image, boxes[None], m)
tf.image.adjust_hue(rgb, 0.1)
tf.image.adjust_saturation(rgb, 0.5)
tf.image.adjust_contrast(rgb, 0.5)
tf.image.adjust_gamma(rgb, 0.5)
tf.image.rgb_to_hsv(rgb)
tf.image.hsv_to_rgb(rgb)
tf.image.rgb_to_yiq(rgb)
tf.image.sobel_edges(image)
tf.image.ssim(rgb, rgb, 1.0, filter_size=3)
tf.image.psnr(rgb, rgb, 1.0)
tf.image.sample_distorted_bounding_box([4, 4, 3], boxes[None], min_object_covered=0.1)
tf.image.stateless_sample_distorted_bounding_box([4, 4, 3], boxes[None], seed, min_object_covered=0.1)
tf.image.random_crop(image, [1, 2, 2, 1])
tf.image.stateless_random_crop(image, [1, 2, 2, 1], seed)
tf.image.random_flip_left_right(rgb)
tf.image.stateless_random_flip_left_right(rgb, seed)
tf.nn.max_pool_with_argmax(image, 2, 2, "VALID")
tf.nn.max_pool2d(image, 2, 2, "VALID")
tf.nn.avg_pool2d(image, 2, 2, "VALID")
tf.nn.fractional_max_pool(image, 2.0)
tf.nn.fractional_avg_pool(image, [1.0, 1.5, 1.5, 1.0])
tf.nn.dilation2d(image, tf.ones([2, 2, 1]), [1, 1, 1, 1], "VALID", "NHWC", [1, 1, 1, 1])
tf.nn.erosion2d(image, tf.ones([2, 2, 1]), [1, 1, 1, 1], "VALID", "NHWC", [1, 1, 1, 1])
tf.nn.conv2d(image, tf.ones([2, 2, 1, 1]), 1, "VALID")
tf.nn.depthwise_conv2d(image, tf.ones([2, 2, 1, 1]), [1, 1, 1, 1], "VALID")
tf.nn.conv2d_transpose(image, tf.ones([2, 2, 1, 1]), [1, 8, 8, 1], 2)
tf.nn.local_response_normalization(image)
tf.nn.space_to_depth(image, 2)
tf.nn.ctc_greedy_decoder(logits, length)
tf.nn.ctc_beam_search_decoder(logits, length)
tf.nn.ctc_loss(one, logits, one_length, length)
tf.nn.collapse_repeated(tf.stack([ids]), length)
tf.nn.sampled_softmax_loss(m, c[:2], tf.cast(one, tf.int64), m[:1], 1, 2)
tf.nn.nce_loss(m, c[:2], tf.cast(one, tf.int64), m[:1], 1, 2)
tf.random.uniform_candidate_sampler(tf.cast(one, tf.int64), 1, 1, True, 2)
tf.random.log_uniform_candidate_sampler(tf.cast(one, tf.int64), 1, 1, True, 2)
tf.random.learned_unigram_candidate_sampler(tf.cast(one, tf.int64), 1, 1, True, 2)
tf.random.fixed_unigram_candidate_sampler(tf.cast(one, tf.int64), 1, 1, True, 2, unigrams=[1.0, 1.0])
tf.random.all_candidate_sampler(tf.cast(one, tf.int64), 1, 1, True)
tf.nn.compute_accidental_hits(tf.cast(one, tf.int64), tf.cast(ids, tf.int64), 1)
tf.nn.softmax_cross_entropy_with_logits(v, v)
tf.nn.sparse_softmax_cross_entropy_with_logits(ids[1:], m)
tf.nn.experimental.stateless_dropout(v, 0.5, seed)
tf.nn.dropout(v, 0.5)
tf.random.gamma([2], v)
tf.random.poisson([2], v)
tf.random.stateless_gamma([2, 3], seed, v)
tf.random.stateless_poisson([2, 3], seed, v)
tf.random.stateless_binomial([3], seed, v, v / 4.0)
tf.random.stateless_normal([2], seed)
tf.random.stateless_uniform([2], seed)
tf.random.stateless_truncated_normal([2], seed)
tf.random.stateless_parameterized_truncated_normal([3], seed)
tf.random.stateless_categorical(m, 2, seed)
tf.random.categorical(m, 2)
tf.random.normal([2])
tf.random.uniform([2])
tf.random.truncated_normal([2])
tf.signal.fft(z)
tf.signal.ifft(z)
tf.signal.rfft(v)
tf.signal.dct(v)
tf.signal.stft(tf.reshape(image, [-1]), 4, 2)
tf.signal.frame(v, 2, 1)
tf.signal.overlap_and_add(m, 1)
tf.eye(2)
tf.einsum("ij,jk->ik", m, m)
tf.sort(v)
tf.argsort(v)
tf.where(v > 1.0)
tf.vectorized_map(tf.square, v)
tf.map_fn(tf.square, v)
tf.nn.isotonic_regression(m)
tf.math.reduce_euclidean_norm(m)
tf.math.count_nonzero(v)
tf.clip_by_value(v, 0.0, 1.0)
tf.nn.batch_normalization(v, 0.0, 1.0, None, None, 1e-3)
tf.nn.relu6(v)
"""


def inputs() -> dict[str, Any]:
    """The tensors that the attempts name."""
    import tensorflow as tf

    m = tf.constant([[2.0, 0.5], [0.5, 1.0]])
    return {
        "m": m,
        "c": tf.ones([3, 1]),
        "t": tf.ones([3, 3]) + 3.0 * tf.constant([[0.0] * 3, [1.0] * 3, [0.0] * 3]),
        "v": tf.constant([0.5, 1.0, 2.0]),
        "w": tf.constant([0.0, 4.0]),
        "w3": tf.constant([0, 1, 3]),
        "z": tf.constant([1.0 + 0j, 2.0]),
        "ids": tf.constant([0, 0, 1]),
        "order": tf.constant([0, 1, 2]),
        "seed": tf.constant([1, 2]),
        "zero": tf.constant([0]),
        "one": tf.constant([[1]]),
        "one_length": tf.constant([1]),
        "length": tf.constant([3]),
        "sp": tf.sparse.from_dense(m),
        "image": tf.reshape(tf.range(16.0), [1, 4, 4, 1]),
        "rgb": tf.ones([1, 4, 4, 3]) * 0.5,
        "boxes": tf.constant([[0.0, 0.0, 1.0, 1.0]]),
        "score": tf.constant([0.5]),
        "logits": tf.ones([3, 1, 4]),
    }


def attempt(source: str, values: dict[str, Any]) -> str:
    """What comes of one expression in a jitted function: "" for a result, "missing: Op", or the error's first line."""
    import tensorflow as tf

    names = sorted({node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)} & values.keys())
    body = eval(f"lambda {', '.join(names)}: {source}", {"tf": tf})
    jitted = tf.function(body, jit_compile=True, autograph=False)
    try:
        jitted(*(values[name] for name in names))
    except Exception as error:
        found = re.findall(r"No registered '(\w+)' OpKernel for XLA", str(error))
        first = str(error).strip().splitlines()[0][:120]
        return f"missing: {found[0]}" if found else f"{type(error).__name__}: {first}"
    return ""


def named(source: str) -> tuple[str, str | None]:
    """The canonical name of the function that an attempt is about, and the `method` that it depends on."""
    call = ast.parse(source, mode="eval").body
    assert isinstance(call, ast.Call)
    name = re.sub(r"\.from_\w+\(.*\)(?=\.)", "", ast.unparse(call.func))
    method = next((ast.literal_eval(k.value) for k in call.keywords if k.arg == "method"), None)
    return api.resolve(name), method


def table(say: Any = None) -> Iterator[tuple[str, str | None, str]]:
    """(function, method, op) of each attempt that XLA has no kernel for, in the order of names."""
    values = inputs()
    for source in sorted(filter(None, ATTEMPTS.splitlines())):
        result = attempt(source, values)
        if result and say is not None:
            say(f"{source}: {result}")
        if result.startswith("missing: "):
            yield (*named(source), result.removeprefix("missing: "))


def main() -> None:
    """Print the module that holds the table."""
    import tensorflow as tf

    rows = sorted(set(table(lambda line: print(line, file=sys.stderr))), key=str)
    device = "GPU" if tf.config.list_physical_devices("GPU") else "CPU"
    print('"""Functions that XLA can\'t compile, as tests/oracle/kernels.py found by trying them. Do not edit."""\n')
    print("from __future__ import annotations\n\nfrom typing import Final\n")
    print(f'VERSION: Final = "{tf.__version__}"\nDEVICE: Final = "{device}"\n')
    plain = [f'    "{name}": "{op}",\n' for name, method, op in rows if method is None]
    by_method = [f'    ("{name}", "{method}"): "{op}",\n' for name, method, op in rows if method is not None]
    print("MISSING: Final[dict[str, str]] = {")
    print(*plain, sep="", end="}\n")
    print('"""Function -> the op of it that has no kernel."""\n')
    print("MISSING_METHODS: Final[dict[tuple[str, str], str]] = {")
    print(*by_method, sep="", end="}\n")
    print('"""(function, its `method`) -> the op without a kernel; with other methods it has one."""')


if __name__ == "__main__":
    main()
