"""Weights between those of two trainings: mix.py ONE.onnx OTHER.onnx --share 0.5 --out FILE.onnx; share: of the second."""

import argparse

import torch

from network import LineNetwork
from train import NETWORK

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--share", type=float, default=0.5)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    one, other = [LineNetwork(path, f"{NETWORK}/line-signs.json") for path in (options.one, options.other)]
    with torch.no_grad():
        for key, weights in other.weights.items():
            weights.lerp_(one.weights[key], 1 - options.share)
    other.write(options.out)
