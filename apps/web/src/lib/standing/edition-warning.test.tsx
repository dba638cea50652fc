import { getStanding } from '@puente/forms/standing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeLanguage, loadTexts, startI18n } from '../i18n/i18n.ts';
import { EditionWarning } from './edition-warning.tsx';

const today = new Date('2026-10-20T12:00:00Z');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  await startI18n();
  await loadTexts('standing');
});

const muchLater = new Date('2027-03-01T12:00:00Z');

function show(form: 'I-485' | 'I-765', isAnswered = true, day = today) {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => ({}) } } });
  const describe = (name: 'I-485' | 'I-765', edition: string) => ({
    official: true,
    edition,
    standing: getStanding(name, edition, day),
  });
  const forms = { 'I-485': describe('I-485', '01/20/25'), 'I-765': describe('I-765', '08/21/25') };
  if (isAnswered) client.setQueryData(['/api/health'], { forms });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EditionWarning form={form} />
    </QueryClientProvider>,
  );
}

it.each([
  [
    'en',
    'reported as no longer accepted',
    'since September 18, 2026',
    'as quoted in a public software project',
  ],
  [
    'es',
    'se informa que ya no la aceptan',
    'desde el 18 de septiembre de 2026',
    'citado en un proyecto público',
  ],
] as const)(
  'says in %s that the edition is reported as no longer taken, with the day and the source',
  async (language, ...words) => {
    await changeLanguage(language);
    for (const part of words) expect(show('I-485')).toContain(part);
  },
);

it('says nothing of an edition that is taken, and nothing before the server has answered', () => {
  expect(show('I-765')).toBe('');
  expect(show('I-485', false)).toBe('');
});

it.each([
  ['en', 'We have not looked since October 8, 2026', 'accepts'],
  ['es', 'No hemos vuelto a mirar desde el 8 de octubre de 2026', 'acepta '],
] as const)('says in %s since when nobody has looked, once a report is old', async (language, said, gone) => {
  await changeLanguage(language);
  expect(show('I-765', true, muchLater)).toContain(said);
  expect(show('I-765', true, muchLater)).not.toContain(gone);
});

it('says of an edition that was refused long ago that it was', async () => {
  await changeLanguage('en');
  expect(show('I-485', true, muchLater)).toContain('was reported as no longer accepted');
});
