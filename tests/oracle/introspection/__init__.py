"""What asks the installed TensorFlow for `flake8_tffunction.knowledge`: names, results, state, signatures."""

from __future__ import annotations

import os

# Before TensorFlow is imported: no messages, no graphics card.
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("TF_ENABLE_ONEDNN_OPTS", "0")
os.environ.setdefault("CUDA_VISIBLE_DEVICES", "-1")
