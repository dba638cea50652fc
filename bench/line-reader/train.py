"""Trains the line network further on drawn lines, in two processes whose weights are averaged now and then.

train.py --fonts FOLDER --words FILE.json --from CONVOLUTION --minutes N [--rate 0.0003] [--seed 1] --out FILE.onnx
"""

import argparse
import math
import os
import random
import time

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"

import cv2
import numpy as np
import torch
import torch.multiprocessing as processes
import torch.nn.functional as functional

from fonts import load_faces
from lines import draw_line, prepare_line
from network import LineNetwork
from texts import add_words

NETWORK = os.path.join(os.path.dirname(__file__), "../../packages/reader/src/second-reader/network")
# The first of the layers that look along a line; all before it see shapes.
NECK = "conv2d_142.w_0"
LINES = 8
POOL = 192
WIDEST, NARROWEST = 640, 24
STEPS_APART = 16
# What was learned so far is kept now and then: a run may be cut off.
STEPS_KEPT = 40 * STEPS_APART
# Of a weight's own size: those of the shapes differ by orders of magnitude.
RELATIVE_RATE = 0.002


def make_batches(seed, faces, signs):
    """Lines of nearly the same width, (lines, 3, 48, width), and the classes of their signs."""
    chance, pool = random.Random(seed), []
    classes = {sign: at for at, sign in enumerate(signs)}
    while True:
        while len(pool) < POOL:
            picture, text = draw_line(chance, faces, signs[1:])
            line = prepare_line(picture)
            if line is None or not NARROWEST <= line.shape[1] <= WIDEST:
                continue
            if line.shape[1] / 8 >= len(text) * 1.15 + 2:
                pool.append((line, [classes[sign] for sign in text]))
        pool.sort(key=lambda each: each[0].shape[1])
        starts = list(range(0, POOL, LINES))
        chance.shuffle(starts)
        for start in starts[: len(starts) // 2]:
            yield to_batch(pool[start : start + LINES])
        used = {at for start in starts[: len(starts) // 2] for at in range(start, start + LINES)}
        pool = [each for at, each in enumerate(pool) if at not in used]


def to_batch(lines):
    width = int(round(np.mean([line.shape[1] for line, _ in lines]) / 16) * 16)
    pictures = np.stack([cv2.resize(line, (width, 48)) for line, _ in lines]).astype(np.float32) / 127.5 - 1
    return torch.from_numpy(pictures)[:, None].expand(-1, 3, -1, -1).contiguous(), [text for _, text in lines]


def measure_loss(odds, texts):
    lengths = torch.tensor([len(text) for text in texts])
    steps = torch.full((len(texts),), odds.shape[1], dtype=torch.long)
    chances = functional.log_softmax(odds, -1).transpose(0, 1)
    signs = torch.tensor([sign for text in texts for sign in text])
    losses = functional.ctc_loss(chances, signs, steps, lengths, reduction="none", zero_infinity=True)
    # What nobody can read teaches nothing.
    return (losses / lengths).clamp(max=6).mean()


def make_optimizer(network, learning, rate):
    of_neck = set(network.weights_from(NECK))
    groups = []
    for key in learning:
        weights = network.weights[key]
        size = float(weights.data.pow(2).mean().sqrt())
        groups.append({"params": [weights], "base": rate if key in of_neck else RELATIVE_RATE * max(1e-3, size)})
    return torch.optim.AdamW(groups, lr=rate, weight_decay=1e-4)


def learn(rank, options, shared, stops, barrier):
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    torch.manual_seed(options.seed)
    network = LineNetwork(f"{NETWORK}/line-network.onnx", f"{NETWORK}/line-signs.json")
    learning = network.weights_from(options.start)
    network.requires_grad_(False)
    weights = [network.weights[key].requires_grad_(True) for key in learning]
    optimizer = make_optimizer(network, learning, options.rate)
    add_words(options.words, network.signs[1:])
    batches = make_batches(options.seed * 1000 + rank, load_faces(options.fonts), network.signs)
    begun, shown = time.time(), None
    for step in range(10**9):
        done = (time.time() - begun) / (60 * options.minutes)
        if step % STEPS_APART == 0 and average(rank, weights, shared, stops, barrier, done):
            break
        if rank == 0 and step > 0 and step % STEPS_KEPT == 0:
            network.write(options.out)
        for group in optimizer.param_groups:
            group["lr"] = group["base"] * min(1, (step + 1) / 100) * (0.485 * (1 + math.cos(math.pi * min(1, done))) + 0.03)
        lines, texts = next(batches)
        loss = measure_loss(network(lines, network.find_step(options.start)), texts)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(weights, 2)
        optimizer.step()
        shown = loss.item() if shown is None else 0.98 * shown + 0.02 * loss.item()
        if rank == 0 and step % 50 == 0:
            print(f"{step} steps, {done:.0%}, loss {shown:.3f}", flush=True)
    if rank == 0:
        network.write(options.out)


def average(rank, weights, shared, stops, barrier, done):
    """Both go on from the middle of what they learned; whether the time is over, as the first one says."""
    if rank == 0:
        stops[0] = float(done >= 1)
    shared[rank] = torch.cat([each.data.reshape(-1) for each in weights])
    barrier.wait()
    middle, at = shared.mean(0), 0
    for each in weights:
        each.data.copy_(middle[at : at + each.numel()].view_as(each))
        at += each.numel()
    stop = bool(stops[0])
    barrier.wait()
    return stop


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--words", required=True)
    parser.add_argument("--from", dest="start", default=NECK)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--rate", type=float, default=0.0003)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    return parser.parse_args()


if __name__ == "__main__":
    options = read_options()
    network = LineNetwork(f"{NETWORK}/line-network.onnx", f"{NETWORK}/line-signs.json")
    count = sum(network.weights[key].numel() for key in network.weights_from(options.start))
    processes.set_start_method("spawn")
    shared, stops = torch.zeros(2, count).share_memory_(), torch.zeros(1).share_memory_()
    barrier = processes.Barrier(2)
    learners = [
        processes.Process(target=learn, args=(rank, options, shared, stops, barrier)) for rank in range(2)
    ]
    for learner in learners:
        learner.start()
    for learner in learners:
        learner.join()
