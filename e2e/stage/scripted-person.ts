import type { FieldGuideItem } from '@puente/contract';
import type { getCatalogue } from '@puente/forms/catalogues';

type Catalogue = ReturnType<typeof getCatalogue>;
type FieldSpec = Catalogue['fields'][number];
type GuideBox = FieldGuideItem['boxes'][number];

/** What is typed into a text box or chosen of a list; of a box to tick its on-value. */
export interface Given {
  readonly box: GuideBox;
  readonly field: FieldSpec;
  readonly text: string;
}

/** What a person says to a question: nothing, or answers, and to some of their yeses a few words. */
export type Said = 'left' | { readonly given: readonly Given[]; readonly explained: string | null };

/** The questions of Part 9 that are answered with yes, and what is said to them. The last one opens one more question. */
export const explanations: Readonly<Record<string, string>> = {
  'P9.1.yes': 'Member of an invented choir in Cusco from 2009 to 2012. No rank, no pay.',
  'P9.22.yes': 'Cited once in 2019 in Paterson for a broken light. Dismissed.',
  'P9.85.yes': 'Left Peru in 2010 before an invented call to serve. No charge was made.',
};

/** Chosen where neither no nor the first box is what a person with asylum would say. */
const chosenIds: ReadonlySet<string> = new Set([
  ...Object.keys(explanations),
  'P2.3.d.asylee',
  'P3.1.e',
  'P9.56.asylee',
]);

export const notKnown = 'p9-67-ever-missed-a-removal-hearing';
export const leftEmpty = [
  'p4-8-source-of-support-if-unemployed-retired',
  'p5-6-parent-2-name-at-birth-if-different',
];

/** An address has a state and a ZIP code, or a province and a postal code: those that are not of this address. */
const notOfAddress = /^P6\.8\.(province|postal-code)$|^P4\.8\.(state|zip-code)$/;

/** 0 → `A`, 27 → `BB` */
const toLetters = (index: number): string =>
  (index < 26 ? '' : toLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

function toDate(index: number): string {
  const [year, month, day] = new Date(Date.UTC(2001, 0, 1 + 17 * index))
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}/${day}/${year}`;
}

/** Of every shape a text that no other box is given: what stands in another's box would be seen. */
function inventText({ valueKind, characters = 'letters,digits' }: FieldSpec, index: number): string {
  const digits = String(100 + index);
  if (valueKind === 'date') return toDate(index);
  if (valueKind === 'a-number') return `200000${digits}`;
  if (valueKind === 'zip') return `07${digits}`;
  if (valueKind === 'unit' || !/letters/.test(characters)) return digits;
  return /digits/.test(characters) ? `IN${digits}` : `Invented ${toLetters(index)}`;
}

/** The box of a choice that is ticked: the one that is wanted, else no, else the first. */
const chooseOf = (boxes: readonly GuideBox[]): GuideBox | undefined =>
  boxes.find(({ id }) => chosenIds.has(id)) ?? boxes.find(({ says }) => says === 'no') ?? boxes[0];

/** A person who answers by rule: the same questions get the same answers in every run. */
export function createPerson({ fields }: Catalogue) {
  const toGiven = (box: GuideBox): Given => {
    const index = fields.findIndex(({ id }) => id === box.id);
    const field = fields[index];
    if (!field) throw new Error(`The catalogue has no field ${box.id}`);
    if (box.kind === 'checkbox') return { box, field, text: field.on ?? '' };
    return { box, field, text: box.kind === 'choice' ? (box.options[0] ?? '') : inventText(field, index) };
  };
  return {
    sayTo: ({ key, boxes }: FieldGuideItem): Said => {
      if (key === notKnown || leftEmpty.includes(key)) return 'left';
      const groups = new Set(boxes.flatMap(({ group }) => group ?? []));
      const ticked = [...groups].flatMap(
        (group) => chooseOf(boxes.filter((box) => box.group === group)) ?? [],
      );
      const typed = boxes.filter(({ id, group }) => group === null && !notOfAddress.test(id));
      const given = [...ticked, ...typed].map(toGiven);
      const explained = given.map(({ box }) => explanations[box.id]).find((text) => text !== undefined);
      return { given, explained: explained ?? null };
    },
  };
}
