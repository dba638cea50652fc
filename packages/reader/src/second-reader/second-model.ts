import { readFileSync } from 'node:fs';
import signs from './network/line-signs.json' with { type: 'json' };

/** The network that reads a line, a file of the ONNX format (decision 049), and its signs. */
export interface SecondModel {
  readonly weights: Uint8Array;
  /** The sign of each class; '' of the first, which stands for no sign. */
  readonly signs: readonly string[];
}

export const readSecondModel = (): SecondModel => ({
  weights: readFileSync(new URL('./network/line-network.onnx', import.meta.url)),
  signs,
});
