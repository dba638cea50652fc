import type { FormType, Preflight, Said } from '@puente/contract';
import {
  factsGatheredOn,
  factsStaleAfterDays,
  type Guidance,
  type GuidanceFact,
} from '@puente/forms/preflight';
import { toLongDate } from '@puente/forms/standing';
import type { ListItem, TextBlock } from '@puente/pdf';
import type { InstructionTexts } from './instruction-texts.ts';

export type Language = keyof Said;

export interface InstructionInput {
  readonly form: FormType;
  readonly preflight: Preflight;
  readonly guidance: Guidance;
  readonly language: Language;
  readonly texts: InstructionTexts;
  readonly today: Date;
}

const dayMs = 24 * 60 * 60 * 1000;
const additionalPart: Readonly<Record<FormType, string>> = { 'I-485': '14', 'I-765': '6' };

const list = (marker: 'box' | 'dot', items: readonly ListItem[]): TextBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', marker, items }];

const toFactItem =
  ({ texts, language, preflight }: InstructionInput) =>
  (fact: GuidanceFact): ListItem => ({
    text: fact.text[language],
    small: texts.sure(
      { sure: fact.sure, source: typeof fact.source === 'string' ? fact.source : fact.source[language] },
      preflight.standing.officialPage,
    ),
  });

/** Worksheet or official form, and how its edition stands: by whose word, read when. */
export const writeEdition = ({ texts, language, preflight }: InstructionInput): TextBlock[] => [
  ...(preflight.official ? [] : [{ kind: 'notice', ...texts.worksheet } as const]),
  { kind: 'notice', title: texts.edition(preflight.edition), text: preflight.standing.text[language] },
  ...preflight.standing.sources.map(
    ({ name, readOn }): TextBlock => ({
      kind: 'small',
      text: `${name[language]}, ${texts.readOn(toLongDate(readOn)[language])}`,
    }),
  ),
];

const writeSign = (input: InstructionInput): TextBlock[] => {
  const { texts, preflight, guidance, form } = input;
  const hasSheets = preflight.toAdditionalInformation.some(({ on }) => on === 'sheet');
  return [
    { kind: 'heading', text: texts.sign.heading },
    { kind: 'text', text: texts.sign.lead },
    ...list(
      'box',
      preflight.sign.map((place) => ({ strong: texts.place(place), text: texts.sign.who[place.who] })),
    ),
    ...(hasSheets ? [{ kind: 'text', text: texts.sign.sheets } as const] : []),
    ...(form === 'I-485' ? [{ kind: 'text', text: texts.sign.interview } as const] : []),
    ...list('dot', guidance.sign.map(toFactItem(input))),
  ];
};

const writeBlank = ({ texts, preflight, language }: InstructionInput): TextBlock[] => {
  const { blank } = texts;
  const toItem = (item: Preflight['missing'][number]): ListItem => ({
    strong: texts.place(item),
    // The form itself is in English.
    text: language === 'en' ? item.label.en : `${item.label[language]} (${item.label.en})`,
  });
  const typed = preflight.missing.filter(({ path }) => path !== null);
  const byHand = preflight.missing.filter(({ path }) => path === null);
  return [
    { kind: 'heading', text: blank.heading },
    ...(preflight.missing.length === 0 ? [{ kind: 'text', text: blank.none } as const] : []),
    ...(typed.length > 0 ? [{ kind: 'text', text: blank.typed } as const] : []),
    ...list('box', typed.map(toItem)),
    ...(byHand.length > 0 ? [{ kind: 'text', text: blank.byHand } as const] : []),
    ...list('box', byHand.map(toItem)),
    ...(byHand.length > 0 ? [{ kind: 'text', text: blank.lawyer } as const] : []),
  ];
};

type Moved = Preflight['toAdditionalInformation'][number];

/** Records of one list stand under its place once. */
const gatherByPlace = (answers: readonly Moved[]): Moved[] => {
  const gathered = new Map<string, Moved>();
  for (const answer of answers) {
    const key = [answer.page, answer.part, answer.item, answer.on].join(' ');
    const before = gathered.get(key);
    gathered.set(key, before ? { ...before, text: `${before.text}\n${answer.text}` } : answer);
  }
  return [...gathered.values()];
};

const writeMoved = ({ texts, preflight, form }: InstructionInput): TextBlock[] => {
  const { moved } = texts;
  const answers = preflight.toAdditionalInformation;
  return [
    { kind: 'heading', text: moved.heading(additionalPart[form]) },
    { kind: 'text', text: answers.length === 0 ? moved.none : moved.lead },
    ...list(
      'dot',
      gatherByPlace(answers).map((answer) => ({
        strong: texts.place(answer),
        text: answer.text,
        ...(answer.on === 'sheet' && { small: moved.sheet }),
      })),
    ),
  ];
};

const writeRest = (input: InstructionInput): TextBlock[] => {
  const { texts, guidance, preflight, form, today } = input;
  const { officialPage } = preflight.standing;
  const isOld = today.getTime() - Date.parse(factsGatheredOn) > factsStaleAfterDays * dayMs;
  const gathered = texts.facts.text(toLongDate(factsGatheredOn)[input.language]);
  return [
    { kind: 'heading', text: texts.attach.heading },
    { kind: 'text', text: texts.attach.lead[form] },
    ...list('box', guidance.attach.map(toFactItem(input))),
    { kind: 'heading', text: texts.pay.heading },
    { kind: 'notice', title: texts.pay.title, text: texts.pay.text },
    ...list('dot', guidance.pay.map(toFactItem(input))),
    { kind: 'heading', text: texts.print.heading },
    ...list('dot', guidance.print.map(toFactItem(input))),
    { kind: 'text', text: texts.print.sides },
    { kind: 'heading', text: texts.send.heading },
    { kind: 'text', text: texts.send.text(officialPage) },
    { kind: 'heading', text: texts.help.heading },
    { kind: 'text', text: texts.help.text },
    { kind: 'heading', text: texts.facts.heading },
    { kind: 'text', text: isOld ? `${gathered} ${texts.facts.stale(factsStaleAfterDays)}` : gathered },
  ];
};

/** What a person needs to know to sign, complete, print and send this form with these answers. */
export const toInstructions = (input: InstructionInput): TextBlock[] => [
  { kind: 'title', text: input.texts.title(input.form) },
  { kind: 'text', text: input.texts.lead(input.form, input.preflight.standing.officialPage) },
  ...writeEdition(input),
  ...writeSign(input),
  ...writeBlank(input),
  ...writeMoved(input),
  ...writeRest(input),
];
