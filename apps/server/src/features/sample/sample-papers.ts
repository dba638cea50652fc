import type { SampleKind } from '@puente/contract';
import type { Services } from '../../context.ts';
import { sampleMark } from '../filling/index.ts';

const drawn = new Map<SampleKind, Promise<Uint8Array>>();

/** The invented person's paper, drawn when it is first asked for. */
export function getSamplePaper({ pdf }: Pick<Services, 'pdf'>, kind: SampleKind): Promise<Uint8Array> {
  const known = drawn.get(kind);
  if (known) return known;
  const paper = pdf.drawSample(kind, sampleMark);
  drawn.set(kind, paper);
  paper.catch(() => drawn.delete(kind));
  return paper;
}
