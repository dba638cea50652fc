import type { PersonName, Relative } from '../../people/person.ts';
import { toDayText } from '../../people/time.ts';
import type { Family } from '../families/family.ts';
import {
  doubt,
  type Elsewhere,
  type Entries,
  known,
  knownDay,
  knownName,
  mark,
  oneBoxName,
  type Stage,
} from './answer.ts';

/** Children that the I-589 and its Supplement A have boxes for; the person adds the others. */
const childrenOnPaper = 6;
const childSlots = 2;

const answerParents = ({ person, beyond }: Family, stage: Stage): Entries =>
  [
    { kin: person.mother, born: beyond.motherBorn },
    { kin: person.father, born: beyond.fatherBorn },
  ].flatMap(({ kin, born }, index) => [
    ...oneBoxName(`parent.${index + 1}`, kin.name, stage),
    ...known(`parent.${index + 1}.birth-country`, kin.birthplace.country),
    ...(stage === 'answered' ? knownDay(`parent.${index + 1}.born`, born) : []),
  ]);

const asDoubts = (entries: Entries): Entries =>
  entries.flatMap(([asks, answer]) => (answer.kind === 'known' ? doubt(asks, ...answer.values) : []));

/** Part 6 items 4 to 9 ask of a current spouse: whoever is not married has none, whatever the paper's part says. */
function answerSpouse({ person }: Family, stage: Stage): Entries {
  const { spouse } = person;
  if (!spouse) return [];
  const entries: Entries = [
    ...knownName('spouse', spouse.name),
    ...known('spouse.a-number', spouse.aNumber),
    ...knownDay('spouse.born', spouse.born),
    ...known('spouse.birth-country', spouse.birthplace.country),
    ...known('wedding.city', spouse.marriedAt.city),
    ...known('wedding.country', spouse.marriedAt.country),
    ...knownDay('wedding.date', spouse.married),
  ];
  if (person.maritalStatus === 'Married') return entries;
  return stage === 'as-read' ? asDoubts(entries) : [];
}

const endMarks = { Annulled: 'annulled', Divorced: 'divorced', 'Death of spouse': 'death' } as const;

function answerMarriages({ beyond }: Family): Entries {
  const [former] = beyond.marriages;
  if (!former) return [];
  return [
    ...knownName('former-spouse', former.name),
    ...known('former-wedding.city', former.place.city),
    ...known('former-wedding.country', former.place.country),
    ...knownDay('former-marriage.ended', former.ended),
    ...mark(`former-marriage.${endMarks[former.reason]}`),
  ];
}

function answerChild(child: Relative, index: number, family: Family, stage: Stage): Entries {
  const asks = `child.${index + 1}`;
  const isApplying = family.beyond.childrenApplying[index];
  return [
    ...knownName(asks, child.name),
    ...known(`${asks}.a-number`, child.aNumber),
    ...knownDay(`${asks}.born`, child.born),
    ...known(`${asks}.birth-country`, child.birthplace.country),
    ...(stage === 'answered' ? mark(`${asks}.applying.${isApplying ? 'yes' : 'no'}`) : []),
  ];
}

const answerBody = ({ beyond }: Family): Entries => [
  ...mark(`eyes.${beyond.eyes.toLowerCase()}`),
  ...mark(`hair.${beyond.hair.toLowerCase()}`),
  ...known('height.feet', String(beyond.feet)),
  ...known('height.inches', String(beyond.inches)),
  ...[...String(beyond.pounds).padStart(3, '0')].flatMap((digit, n) => known(`weight.${n + 1}`, digit)),
];

const namePieces = (name: PersonName): string[][] => [[name.family], [name.given], [name.middle]];

export const listFurtherFamily = ({ person, beyond }: Family, stage: Stage): Elsewhere[] => [
  ...person.children.slice(childSlots, stage === 'answered' ? undefined : childrenOnPaper).map((child) => ({
    what: `child ${child.name.given}`,
    part: '7',
    items: ['2', '3'],
    pieces: [...namePieces(child.name), [toDayText(child.born)], [child.aNumber]],
  })),
  ...(stage === 'answered' ? beyond.marriages.slice(1) : []).map((marriage) => ({
    what: 'a further former marriage',
    part: '6',
    items: ['11'],
    pieces: [...namePieces(marriage.name), [toDayText(marriage.ended)]],
  })),
];

/** I-485 Parts 5 to 8. */
export const answerFamily = (family: Family, stage: Stage): Entries => [
  ...answerParents(family, stage),
  ...answerSpouse(family, stage),
  ...family.person.children
    .slice(0, childSlots)
    .flatMap((child, index) => answerChild(child, index, family, stage)),
  ...(stage === 'answered' ? [...answerMarriages(family), ...answerBody(family)] : []),
];
