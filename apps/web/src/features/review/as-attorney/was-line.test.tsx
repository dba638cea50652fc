import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import type { Answer } from '../fields/answer.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { toAnswerFacts } from '../model/select.ts';
import { WasLine } from './was-line.tsx';

vi.mock('./use-answer-words.ts', () => ({ useAnswerWords: () => ({ say: String }) }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('attorney');
});

const path = 'biographic_characteristics.race';
const toRace = (race: readonly string[]) => ({ biographic_characteristics: { race } });
const form = toOpenedForm('I-485', {
  formData: {},
  opened: toRace(['White', 'Asian']),
  findEvidence: () => undefined,
});

function draw(value: readonly string[]) {
  const facts = toAnswerFacts(form, { values: toRace(value), checked: new Set() }, path, path);
  const answer = { ...facts, readPath: path, reopen: () => {} } as unknown as Answer;
  return renderToStaticMarkup(<WasLine answer={answer} fieldName="Race" />);
}

it('says nothing of ticks that were made again in another order', () => {
  expect(draw(['Asian', 'White'])).toBe('');
  expect(draw(['Asian'])).toContain('White,Asian');
});
