import {
  type PaperOptions as DrawOptions,
  drawPaper as drawFilledPaper,
  ink,
  type PaperValues,
  type WriteLine,
} from '../sample/draw-paper.ts';
import { type NeatHand, steadyNormal, writeByHand } from './write-by-hand.ts';

export interface PaperOptions extends Omit<DrawOptions, 'write'> {
  /** Filled by hand, not by machine. */
  readonly hand?: NeatHand;
}

function createHandWriter(hand: NeatHand): WriteLine {
  const normal = steadyNormal(1);
  return (page, line, { x, y, size }) => {
    for (const path of writeByHand(line, { x: 0, baseline: 0, sizePt: size }, hand, normal))
      page.drawSvgPath(path, { x, y, color: ink, borderWidth: 0 });
  };
}

/** A filled form, by a machine or by one of the hands that tests write with. */
export const drawPaper = (
  values: PaperValues,
  { hand, ...options }: PaperOptions = {},
): Promise<Uint8Array> =>
  drawFilledPaper(values, { ...options, ...(hand && { write: createHandWriter(hand) }) });
