import { errorTable } from '@puente/contract';
import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { loadTexts } from './load-texts.ts';

const codes = Object.entries<{ status: number; waits?: true }>(errorTable);

it.each(languages.map(({ code }) => code))(
  'has words for each error and for nothing else in %s',
  async (language) => {
    const texts = (await loadTexts(language, 'errors')) as Readonly<Record<string, string>>;
    const expected = codes.flatMap(([code, { waits }]) =>
      waits ? [`${code}_one`, `${code}_other`] : [code],
    );
    expect(Object.keys(texts).toSorted()).toEqual(expected.toSorted());
    for (const [code, { waits }] of codes) if (waits) expect(texts[`${code}_other`]).toContain('{{count}}');
  },
);
