import type { MirrorTopic } from '../../mirror/mirror-entry.ts';

/** A question of the I-589 (edition 01/20/25) and the items of the I-485 (01/20/25) at which its words stand. */
export interface YesNoLink {
  readonly topic: MirrorTopic;
  /** What the ids of the paper's boxes for yes and no start with. */
  readonly questions: readonly string[];
  /** Those of them whose text is shown too. */
  readonly texts: readonly string[];
  /** What the ids of the form's boxes for yes and no start with. */
  readonly items: readonly string[];
  /** The same of questions that ask for more than the items do: their no speaks for the items, their yes may be of another. */
  readonly wider?: readonly string[];
  /** Whether the questions ask all that the items ask, so that to answer none of them is to be silent on the items. */
  readonly isWhole: boolean;
  /** The form's boxes that date a yes. */
  readonly datedBy?: readonly string[];
  /** Part A.I item 18 answers it too. */
  readonly isCourt?: true;
  /** The paper itself is a yes. */
  readonly isApplication?: true;
  /** Words in small base letters that name such work in Part A.III item 4, which is a yes too. */
  readonly work?: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Employers and occupations in English, Spanish, French, Portuguese and Haitian Creole. */
const uniforms = words(
  [
    'soldier military army navy marines infantry sergeant corporal lieutenant police policeman policewoman',
    'soldado militar ejercito marina sargento cabo teniente policia',
    'soldat militaire armee gendarme gendarmerie exercito polisye polis',
  ].join(' '),
);
const prisons = words(
  'prison jail prisons detention carcel prision penitenciaria penal presidio cadeia prizon',
);

export const yesNoLinks: readonly YesNoLink[] = [
  // Part B item 3: any organisation or group. Part 9 item 1 asks the same.
  {
    topic: 'membership',
    questions: ['B.3.A'],
    texts: ['B.3.A', 'B.3.B'],
    items: ['P9.1'],
    isWhole: true,
    datedBy: ['P9.5.from', 'P9.9.from'],
  },
  { topic: 'court', questions: [], texts: [], items: ['P9.14'], isWhole: true, isCourt: true },
  // Part 9 item 18: relief or protection asked for before. Part C item 1 tells earlier applications.
  {
    topic: 'relief',
    questions: ['C.1'],
    texts: ['C.1'],
    items: ['P9.18'],
    isWhole: false,
    isApplication: true,
  },
  // Part B item 2 abroad, Part C item 6 here. Part 9 item 22: anywhere.
  { topic: 'arrest', questions: ['B.2', 'C.6'], texts: ['B.2', 'C.6'], items: ['P9.22'], isWhole: true },
  // Part 9 item 48: work in prisons and where people were detained.
  {
    topic: 'detention',
    questions: [],
    texts: ['B.3.A', 'C.3'],
    items: ['P9.48'],
    isWhole: false,
    work: prisons,
  },
  // Part B item 3 names political, military, paramilitary and guerrilla groups among others.
  {
    topic: 'military',
    questions: [],
    wider: ['B.3.A'],
    texts: ['B.3.A', 'C.3'],
    items: ['P9.50'],
    isWhole: false,
    work: uniforms,
  },
  ...['P9.49', 'P9.51'].map(
    (item): YesNoLink => ({
      topic: 'military',
      questions: [],
      wider: ['B.3.A'],
      texts: ['B.3.A'],
      items: [item],
      isWhole: false,
    }),
  ),
  {
    topic: 'membership',
    questions: [],
    wider: ['B.3.A'],
    texts: ['B.3.A'],
    items: ['P9.52'],
    isWhole: false,
  },
  // Part C item 3: harm to others. Part 9 item 53 asks its kinds one by one.
  {
    topic: 'harm',
    questions: ['C.3'],
    texts: ['C.3'],
    items: ['P9.53.a', 'P9.53.b', 'P9.53.c', 'P9.53.d'],
    isWhole: true,
  },
];
