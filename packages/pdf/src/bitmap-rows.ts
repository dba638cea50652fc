/** Copies a bitmap out of wasm memory without the padding at the end of its rows. */
export function packRows(
  heap: Uint8Array,
  { start, stride, rowBytes, height }: { start: number; stride: number; rowBytes: number; height: number },
): Uint8Array {
  if (stride === rowBytes) return heap.slice(start, start + rowBytes * height);
  const data = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    data.set(heap.subarray(start + row * stride, start + row * stride + rowBytes), row * rowBytes);
  }
  return data;
}
