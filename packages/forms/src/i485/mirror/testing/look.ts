import { isDifference, tickedAnswer } from '@puente/contract';
import { toBoxKey } from '../../../answers/box-answers.ts';
import { fullPaper, inventPaper, type PaperOptions } from '../../../drafting/testing/invented-paper.ts';
import { getCatalogue } from '../../../editions/index.ts';
import { buildMirror, type MirrorEntry, type MirrorTopic } from '../../../mirror/index.ts';
import { toI485FormData } from '../../crosswalk/to-i485-form-data.ts';
import type { I485FormData } from '../../data.ts';

export const today = new Date('2026-11-20T00:00:00Z');
export const catalogue = getCatalogue('I-485', '01/20/25');

const said: Readonly<Record<string, string | true>> = {
  ...fullPaper,
  'A.I.7.other-names': 'Ada Paz',
  'A.I.18.never': true,
  'A.I.19.c.row-1.date': '10/02/2022',
  'A.I.19.c.row-2.date': '05/06/2015',
  'A.II.children.some': true,
  'A.II.children.total': '2',
  'A.III.1.row-1.from': '01/2010',
  'A.III.1.row-1.to': '08/2022',
  'A.III.2.row-3.from': '01/2010',
  'A.III.2.row-3.to': '08/2022',
  'A.III.2.row-3.street': 'Barrio El Centro, Calle 3',
  'A.III.2.row-3.province': 'Atlántida',
  'B.2.no': true,
  'B.3.A.yes': true,
  'B.3.A.text': 'A union of teachers',
  'C.2.A.no': true,
  'C.3.no': true,
  'C.4.no': true,
  'C.6.no': true,
  'D.signature-date': '05/10/2023',
};

export type Change = (data: I485FormData) => void;

export interface Look extends PaperOptions {
  readonly boxes?: Readonly<Record<string, string | true>>;
  /** Ids of boxes that stand empty. */
  readonly without?: readonly string[];
}

/** The form as the crosswalk fills it from the paper, changed by a person. */
export function look(change: Change, { boxes = {}, without = [], ...options }: Look = {}) {
  const kept = Object.fromEntries(
    Object.entries({ ...said, ...boxes }).filter(([id]) => !without.includes(id)),
  );
  const paper = inventPaper(kept, options);
  const data = structuredClone(toI485FormData(paper, { today }).formData);
  change(data);
  return buildMirror({ form: 'I-485', data, paper, catalogue, today });
}

export const answers =
  (...ids: readonly string[]): Change =>
  (data) => {
    for (const id of ids) data.box_answers[toBoxKey(id)] = tickedAnswer;
  };

export function at(entries: readonly MirrorEntry[], key: string, topic?: MirrorTopic): MirrorEntry {
  const found = entries.find((entry) => entry.key === key && (topic === undefined || entry.topic === topic));
  if (!found) throw new Error(`nothing at ${key}`);
  return found;
}

export const verdictAt = (change: Change, key: string, options: Look = {}, topic?: MirrorTopic) =>
  at(look(change, options).entries, key, topic).verdict;

export const tell = (change: Change, options: Look = {}) =>
  look(change, options)
    .entries.filter(isDifference)
    .map(({ key, verdict }) => [key, verdict]);

export const nothing: Change = () => undefined;
