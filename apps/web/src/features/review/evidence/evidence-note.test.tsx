import type { Evidence } from '@puente/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { createPagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { ScanCrop } from '../../../lib/scan/scan-crop.tsx';
import { toScanPieces } from '../../../lib/scan/scan-piece.ts';
import { EvidenceNote } from './evidence-note.tsx';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('review');
});

const fromState: Evidence = {
  page: 1,
  box: [0.1, 0.1, 0.2, 0.02],
  text: 'NEWARK, NJ',
  confidence: 'high',
  score: 0.99,
  source: 'ocr',
  concluded: true,
};

const show = (evidence: Evidence, onlyExceptions = false) =>
  renderToStaticMarkup(
    <EvidenceNote
      evidence={evidence}
      edited={false}
      checked={false}
      empty={false}
      onlyExceptions={onlyExceptions}
    />,
  ).replaceAll('&quot;', '"');

it.each([
  ['en', 'Concluded from "NEWARK, NJ"', 'Read clearly', 'Check this'],
  ['es', 'Se deduce de "NEWARK, NJ"', 'Se leyó con claridad', 'Revise esto'],
] as const)(
  'says in %s what a value was concluded from, and never that it was read',
  async (language, words, clearly, check) => {
    await changeLanguage(language);
    expect(show(fromState)).toContain(words);
    expect(show(fromState)).not.toContain(clearly);
    const doubtful = show({ ...fromState, confidence: 'medium', score: 0.9 });
    expect(doubtful).toContain(check);
    expect(doubtful).toContain(words);
    const { concluded: _, ...read } = fromState;
    expect(show(read)).toContain(clearly);
    expect(show(read)).not.toContain(words);
    // Among exceptions a value that was concluded is one, and one that was read clearly is none.
    expect(show(fromState, true)).toContain(words);
    expect(show(read, true)).toBe('');
  },
);

it('shows no picture of a page that was not shared, and says so', async () => {
  await changeLanguage('en');
  const [piece] = toScanPieces([fromState]);
  const crop = (url: string | null) =>
    piece &&
    renderToStaticMarkup(
      <ScanCrop pictures={createPagePictures(() => url)} piece={piece} fieldName="Country of Birth" />,
    );
  expect(crop('/page')).toContain('<img');
  const kept = crop(null);
  expect(kept).toContain('The applicant did not share this page.');
  expect(kept).not.toContain('<img');
});
