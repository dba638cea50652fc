"""The line network as PyTorch computes it, from the file that the reader uses and back into it."""

import json

import numpy as np
import onnx
import torch
import torch.nn.functional as functional
from onnx import TensorProto, helper, numpy_helper

# Smaller constants are numbers of a formula, not weights.
FEWEST_WEIGHTS = 16
# Weights lie in the file as 16-bit floats under their name and this, and are cast.
HALF = "/half"


def read_attributes(node):
    return {each.name: helper.get_attribute_value(each) for each in node.attribute}


class LineNetwork(torch.nn.Module):
    """Lines of 48 rows, (lines, 3, 48, width), paper 1 and ink -1, to the odds of each sign at each eighth column."""

    def __init__(self, path, signs_path):
        super().__init__()
        self.model = onnx.load(path)
        self.signs = json.load(open(signs_path, encoding="utf8"))
        self.steps, self.constants, self.keys = [], {}, {}
        self.weights = torch.nn.ParameterDict()
        for node in self.model.graph.node:
            attributes = read_attributes(node)
            if node.op_type == "Constant":
                self._keep(node.output[0], torch.from_numpy(numpy_helper.to_array(attributes["value"]).copy()))
            elif node.op_type == "Cast" and node.input[0].endswith(HALF):
                self._keep(node.output[0], self.constants.pop(node.input[0]).float())
            else:
                self.steps.append((node.op_type, list(node.input), list(node.output), attributes))
        self.input = self.model.graph.input[0].name

    def _keep(self, name, value):
        if value.dtype == torch.float32 and value.numel() >= FEWEST_WEIGHTS:
            self.keys[name] = name.replace(".", "__")
            self.weights[self.keys[name]] = torch.nn.Parameter(value)
        else:
            self.constants[name] = value

    def weights_from(self, conv):
        """Names of the weights of this convolution and all after it; running means of a normalisation stay."""
        names = [name for at in range(self.find_step(conv), len(self.steps)) for name in self.steps[at][1]]
        keys = [self.keys[name] for name in names if name in self.keys]
        return [key for key in dict.fromkeys(keys) if not key.endswith(("w_1", "w_2"))]

    def find_step(self, conv):
        return next(at for at, (_, inputs, _, _) in enumerate(self.steps) if conv in inputs)

    def forward(self, lines, learns_from=0):
        """Before the step `learns_from` nothing is kept for learning."""
        known = {self.input: lines}
        learns = torch.is_grad_enabled()
        for at, (op, inputs, outputs, attributes) in enumerate(self.steps):
            if op == "Softmax" and at == len(self.steps) - 1:
                break
            with torch.set_grad_enabled(learns and at >= learns_from):
                values = [self._find(known, name) for name in inputs]
                result = compute(op, values, attributes)
            known[outputs[0]] = result
        return result

    def _find(self, known, name):
        if name in known:
            return known[name]
        return self.weights[self.keys[name]] if name in self.keys else self.constants[name]

    def write(self, path):
        nodes = []
        for node in self.model.graph.node:
            is_half = node.op_type == "Cast" and node.output[0] in self.keys
            if node.op_type == "Constant" and self._is_stored_half(node.output[0]):
                continue
            if is_half or (node.op_type == "Constant" and node.output[0] in self.keys):
                nodes.extend(self._to_halves(node.output[0]))
            else:
                nodes.append(node)
        del self.model.graph.node[:]
        self.model.graph.node.extend(nodes)
        onnx.save(self.model, path)

    def _is_stored_half(self, name):
        return name.endswith(HALF) and name.removesuffix(HALF) in self.keys

    def _to_halves(self, name):
        half = name + HALF
        value = self.weights[self.keys[name]].detach().numpy().astype(np.float16)
        return [
            helper.make_node("Constant", [], [half], value=numpy_helper.from_array(value, half)),
            helper.make_node("Cast", [half], [name], to=TensorProto.FLOAT),
        ]


def times(weights, lines, width):
    """A convolution over one point of each row, as a product."""
    count, channels, rows, _ = lines.shape
    flat = lines.reshape(count, channels, rows * width)
    matrix = weights.reshape(1, *weights.shape[:2]).expand(count, -1, -1)
    return torch.bmm(matrix, flat).view(count, weights.shape[0], rows, width)


def convolve(values, attributes):
    lines, weights = values[:2]
    bias = values[2].reshape(-1) if len(values) > 2 else None
    down, across = weights.shape[2:]
    if attributes["group"] > 1 or down > 1:
        top, left = attributes["pads"][:2]
        strides = tuple(attributes["strides"])
        return functional.conv2d(lines, weights, bias, strides, (top, left), groups=attributes["group"])
    width = lines.shape[3]
    padded = functional.pad(lines, (across // 2, across // 2))
    result = sum(times(weights[:, :, 0, at], padded[:, :, :, at : at + width], width) for at in range(across))
    return result if bias is None else result + bias.view(1, -1, 1, 1)


def normalise(values, attributes):
    lines, scale, shift, mean, variance = values
    factor = scale / (variance.detach() + attributes.get("epsilon", 1e-5)).sqrt()
    return (lines - mean.detach().view(1, -1, 1, 1)) * factor.view(1, -1, 1, 1) + shift.view(1, -1, 1, 1)


def hard_sigmoid(values, attributes):
    alpha = attributes.get("alpha", 0.2)
    if abs(alpha - 1 / 6) < 1e-4:
        return functional.hardsigmoid(values[0])
    return torch.clamp(values[0] * alpha + attributes.get("beta", 0.5), 0, 1)


def cut(values, attributes):
    result = values[0]
    for start, end, axis in zip(attributes["starts"], attributes["ends"], attributes["axes"]):
        result = result.narrow(axis, start, min(end, result.shape[axis]) - start)
    return result


def squeeze(values, attributes):
    result = values[0]
    for axis in sorted(attributes["axes"], reverse=True):
        result = result.squeeze(axis)
    return result


def reshape(values, _):
    sizes = values[1].tolist()
    return values[0].reshape([size or values[0].shape[at] for at, size in enumerate(sizes)])


TYPES = {TensorProto.FLOAT: torch.float32, TensorProto.INT32: torch.int32, TensorProto.INT64: torch.int64}
OPERATIONS = {
    "Conv": convolve,
    "BatchNormalization": normalise,
    "HardSigmoid": hard_sigmoid,
    "Slice": cut,
    "Squeeze": squeeze,
    "Reshape": reshape,
    "Add": lambda values, _: values[0] + values[1],
    "Sub": lambda values, _: values[0] - values[1],
    "Mul": lambda values, _: values[0] * values[1],
    "Div": lambda values, _: values[0] / values[1],
    "Pow": lambda values, _: values[0] ** float(values[1]),
    "Sqrt": lambda values, _: values[0].sqrt(),
    "Relu": lambda values, _: functional.relu(values[0]),
    "Sigmoid": lambda values, _: torch.sigmoid(values[0]),
    "Softmax": lambda values, attributes: torch.softmax(values[0], attributes.get("axis", -1)),
    "ReduceMean": lambda values, attributes: values[0].mean(attributes["axes"], keepdim=True),
    "GlobalAveragePool": lambda values, _: values[0].mean((2, 3), keepdim=True),
    "AveragePool": lambda values, attributes: functional.avg_pool2d(
        values[0], tuple(attributes["kernel_shape"]), tuple(attributes["strides"])
    ),
    "MatMul": lambda values, _: values[0] @ values[1],
    "Transpose": lambda values, attributes: values[0].permute(attributes["perm"]),
    "Shape": lambda values, _: torch.tensor(values[0].shape, dtype=torch.int64),
    "Cast": lambda values, attributes: values[0].to(TYPES[attributes["to"]]),
    "Concat": lambda values, attributes: torch.cat(
        [value.reshape(-1) if value.dim() == 0 else value for value in values], attributes["axis"]
    ),
}


def compute(op, values, attributes):
    return OPERATIONS[op](values, attributes)
