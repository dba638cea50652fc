import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inventPaper } from '../../drafting/testing/invented-paper.ts';
import { findFieldByPdfName, listCatalogues } from '../../editions/index.ts';
import { toI485FormData } from '../../i485/crosswalk/to-i485-form-data.ts';
import { toI765FormData } from '../../i765/crosswalk/to-i765-form-data.ts';
import { foldText } from '../../values/spelling/fold-text.ts';

type Values = Readonly<Record<string, string>>;
interface Case {
  readonly i485: Values;
  readonly i765: Values;
  readonly paper: Readonly<Record<string, string | true>>;
}

const folder = join(import.meta.dirname, '../../../../../../shared/eval/train');
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

function toPaper(boxes: Case['paper']) {
  const catalogue = listCatalogues('I-589').find((each) =>
    Object.keys(boxes).every((name) => findFieldByPdfName(each, name.replaceAll('\\.', '.'))),
  );
  if (!catalogue) throw new Error('the boxes belong to no edition of the I-589');
  const byId = Object.entries(boxes).map(([name, value]) => {
    const field = findFieldByPdfName(catalogue, name.replaceAll('\\.', '.'));
    return [field?.id ?? '', value] as const;
  });
  return inventPaper(Object.fromEntries(byId), { edition: catalogue.edition });
}

function valueAt(data: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], data);
  if (typeof found !== 'object' || found === null) return String(found ?? '');
  return Object.values(found).join(' ');
}

/** Names compare as a set of words, everything else by letters and digits in their order. */
const comparable = (path: string, text: string): string =>
  path.endsWith('full_name') ? foldText(text).split(' ').sort().join(' ') : foldText(text);

const differences = (expected: Values, data: unknown): string[] =>
  Object.entries(expected)
    .filter(([path, text]) => comparable(path, text) !== comparable(path, valueAt(data, path)))
    .map(([path]) => path);

describe.skipIf(names.length === 0)('the training cases, read without a mistake', () => {
  it.each(names.length > 0 ? names : ['none at hand'])('%s comes out as its truth says', (name) => {
    const { i485, i765, paper: boxes } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Case;
    const paper = toPaper(boxes);
    const today = new Date('2026-11-20T00:00:00Z');
    expect(differences(i485, toI485FormData(paper, { today }).formData)).toEqual([]);
    expect(differences(i765, toI765FormData(paper, { today }).formData)).toEqual([]);
  });
});
