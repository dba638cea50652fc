import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Answer } from '../../../lib/form-answers/answer.ts';
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { WasLine } from './was-line.tsx';

vi.mock('./use-answer-words.ts', () => ({ useAnswerWords: () => ({ say: String }) }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('attorney');
});

const race = (value: readonly string[]) =>
  ({ readPath: 'race', value, opened: ['White', 'Asian'], reopen: () => {} }) as unknown as Answer;

const draw = (value: readonly string[]) =>
  renderToStaticMarkup(<WasLine answer={race(value)} fieldName="Race" />);

it('says nothing of ticks that were made again in another order', () => {
  expect(draw(['Asian', 'White'])).toBe('');
  expect(draw(['Asian'])).toContain('White,Asian');
});
