import { toRecognition, type Voice } from '../../engine/engine.ts';
import type { LookReading } from '../field-text.ts';

/** What a voice says of a line, each sign as sure as the others. */
export const createReading = (voice: Voice, text: string, confidence: number): LookReading => ({
  voice,
  look: voice === 'second' ? { voice, treatment: 'plain', substitute: 'fra' } : { voice, treatment: 'plain' },
  weight: 1,
  recognition: toRecognition(
    [...text].map((sign, at) => ({
      text: sign,
      confidence,
      wordConfidence: confidence,
      box: [at * 10, 0, at * 10 + 9, 20] as const,
    })),
  ),
});
