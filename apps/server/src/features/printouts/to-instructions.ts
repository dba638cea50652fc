import type { Preflight, Sentence, TargetForm } from '@puente/contract';
import { type Guidance, type GuidanceFact, guidanceDates, isPastDue } from '@puente/forms/preflight';
import { traitsOf } from '@puente/forms/traits';
import type { ListItem, TextBlock } from '@puente/pdf';
import { formatDay, type Language, type SpokenNamespace, sourceLanguage } from '@puente/texts';
import { sayData, type Words } from '../../platform/speak.ts';

export interface InstructionInput {
  readonly form: TargetForm;
  readonly preflight: Preflight;
  readonly guidance: Guidance;
  readonly language: Language;
  readonly say: Words;
  /** Says the sentences of one namespace that came with the form's data. */
  readonly sayOf: (namespace: SpokenNamespace) => (sentence: Sentence) => string;
  readonly today: Date;
}

const list = (marker: 'box' | 'dot', items: readonly ListItem[]): TextBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', marker, items }];

/** 'Pages 13-21, Part 9, Items 1-86' */
export const sayPlace = (say: Words, { page, part, item }: { page: string; part: string; item: string }) =>
  say('print:place', {
    page: say(page.includes('-') ? 'print:pages' : 'print:page', { page }),
    part,
    item: say(item.includes('-') ? 'print:items' : 'print:item', { item }),
  });

const toFactItem =
  ({ say, sayOf, preflight }: InstructionInput) =>
  ({ code, source, sure }: GuidanceFact): ListItem => {
    const sayFact = (key: string) => sayOf('guidance')({ code: key, params: {} });
    return {
      text: sayFact(`facts.${code}`),
      small: say(`print:sure.${sure}`, {
        source: 'named' in source ? source.named : sayFact(`sources.${source.told}`),
        officialPage: preflight.standing.officialPage,
      }),
    };
  };

/** Worksheet or official form, and how its edition stands: by whose word, read when. */
export const writeEdition = ({ say, sayOf, language, preflight }: InstructionInput): TextBlock[] => [
  ...(preflight.official
    ? []
    : [{ kind: 'notice', title: say('print:worksheet.title'), text: say('print:worksheet.text') } as const]),
  {
    kind: 'notice',
    title: sayOf('standing')(preflight.standing.title),
    text: [
      ...preflight.standing.text.map(sayOf('standing')),
      ...(preflight.ownBlank ? [say('print:ownBlank')] : []),
    ].join(' '),
  },
  ...preflight.standing.sources.map(
    ({ name, readOn }): TextBlock => ({
      kind: 'small',
      text: say('standing:source', { name: sayOf('standing')(name), day: formatDay(readOn, language) }),
    }),
  ),
];

function writeSign(input: InstructionInput): TextBlock[] {
  const { say, preflight, guidance, form } = input;
  const hasSheets = preflight.toAdditionalInformation.some(({ on }) => on === 'sheet');
  return [
    { kind: 'heading', text: say('print:sign.heading') },
    { kind: 'text', text: say('print:sign.lead') },
    ...list(
      'box',
      preflight.sign.map((place) => ({
        strong: sayPlace(say, place),
        text: say(`print:sign.who.${place.who}`),
      })),
    ),
    ...(hasSheets ? [{ kind: 'text', text: say('print:sign.sheets') } as const] : []),
    ...(traitsOf(form).hasInterviewPart
      ? [{ kind: 'text', text: say('print:sign.interview') } as const]
      : []),
    ...list('dot', guidance.sign.map(toFactItem(input))),
  ];
}

function writeBlank({ say, sayOf, preflight, language }: InstructionInput): TextBlock[] {
  const nameOf = ({ label }: Preflight['missing'][number]): string => {
    const official = sayData(sourceLanguage, 'labels')(label);
    // The form itself is in English.
    return language === sourceLanguage ? official : `${sayOf('labels')(label)} (${official})`;
  };
  const toItem = (item: Preflight['missing'][number]): ListItem => ({
    strong: sayPlace(say, item),
    text: nameOf(item),
  });
  const typed = preflight.missing.filter(({ path }) => path !== null);
  const byHand = preflight.missing.filter(({ path }) => path === null);
  return [
    { kind: 'heading', text: say('print:blank.heading') },
    ...(isNothingBlank(preflight) ? [{ kind: 'text', text: say('print:blank.none') } as const] : []),
    ...(typed.length > 0 ? [{ kind: 'text', text: say('print:blank.typed') } as const] : []),
    ...list('box', typed.map(toItem)),
    ...(byHand.length > 0 ? [{ kind: 'text', text: say('print:blank.byHand') } as const] : []),
    ...list('box', byHand.map(toItem)),
    ...(byHand.length > 0 ? [{ kind: 'text', text: say('print:blank.lawyer') } as const] : []),
    ...writeUnplaced(say, preflight),
    ...writeUnknown(say, preflight),
  ];
}

/** Questions of this edition alone that nothing was answered to: of those asked here and of those left to the hand. */
const listUnknown = ({ newQuestions, ownBlank }: Preflight) => [
  ...newQuestions.filter(({ boxes }) => boxes.every(({ answer }) => answer === '')),
  ...(ownBlank?.match?.unknownPlaces ?? []),
];

const isNothingBlank = (preflight: Preflight) =>
  preflight.missing.length === 0 && listUnknown(preflight).length === 0;

/** What this edition asks and the one we know does not. */
function writeUnknown(say: InstructionInput['say'], preflight: Preflight): TextBlock[] {
  const places = listUnknown(preflight);
  if (places.length === 0) return [];
  const toItem = (place: (typeof places)[number]) => ({
    text: place.item === '' ? say('print:page', { page: place.page }) : sayPlace(say, place),
  });
  return [
    { kind: 'text', text: say('print:unknown.lead', { edition: preflight.edition }) },
    ...list('box', places.map(toItem)),
  ];
}

/** Answers for boxes that are not sure on this edition: whoever holds the print writes them. */
function writeUnplaced(say: InstructionInput['say'], { byHand, edition }: Preflight): TextBlock[] {
  const answers = byHand.filter(({ reason }) => reason === 'uncertain');
  if (answers.length === 0) return [];
  const toItem = (answer: (typeof answers)[number]) => ({
    strong: sayPlace(say, answer),
    text: answer.text ?? say('print:unplaced.tick'),
  });
  return [
    { kind: 'text', text: say('print:unplaced.lead', { edition }) },
    ...list('box', answers.map(toItem)),
  ];
}

type Moved = Preflight['toAdditionalInformation'][number];

/** Records of one list stand under its place once. */
function gatherByPlace(answers: readonly Moved[]): Moved[] {
  const gathered = new Map<string, Moved>();
  for (const answer of answers) {
    const key = [answer.page, answer.part, answer.item, answer.on].join(' ');
    const before = gathered.get(key);
    gathered.set(key, before ? { ...before, text: `${before.text}\n${answer.text}` } : answer);
  }
  return [...gathered.values()];
}

function writeMoved({ say, preflight, form }: InstructionInput): TextBlock[] {
  const answers = preflight.toAdditionalInformation;
  return [
    { kind: 'heading', text: say('print:moved.heading', { part: traitsOf(form).additionalPart }) },
    { kind: 'text', text: say(answers.length === 0 ? 'print:moved.none' : 'print:moved.lead') },
    ...list(
      'dot',
      gatherByPlace(answers).map((answer) => ({
        strong: sayPlace(say, answer),
        text: answer.text,
        ...(answer.on === 'sheet' && { small: say('print:moved.sheet') }),
      })),
    ),
  ];
}

function writeRest(input: InstructionInput): TextBlock[] {
  const { say, guidance, preflight, form, today, language } = input;
  const { officialPage } = preflight.standing;
  const day = formatDay(guidanceDates.checked, language);
  const gathered = say('print:facts.text', { day });
  return [
    { kind: 'heading', text: say('print:attach.heading') },
    { kind: 'text', text: say(`print:attach.lead.${form}`) },
    ...list('box', guidance.attach.map(toFactItem(input))),
    { kind: 'heading', text: say('print:pay.heading') },
    { kind: 'notice', title: say('print:pay.title'), text: say('print:pay.text') },
    ...list('dot', guidance.pay.map(toFactItem(input))),
    { kind: 'heading', text: say('print:print.heading') },
    ...list('dot', guidance.print.map(toFactItem(input))),
    { kind: 'text', text: say('print:print.sides') },
    { kind: 'heading', text: say('print:send.heading') },
    { kind: 'text', text: say('print:send.text', { officialPage }) },
    { kind: 'heading', text: say('print:help.heading') },
    { kind: 'text', text: say('print:help.text') },
    { kind: 'heading', text: say('print:facts.heading') },
    {
      kind: 'text',
      text: isPastDue(guidanceDates, today) ? `${gathered} ${say('print:facts.stale', { day })}` : gathered,
    },
  ];
}

/** What a person needs to know to sign, complete, print and send this form with these answers. */
export const toInstructions = (input: InstructionInput): TextBlock[] => [
  { kind: 'title', text: input.say('print:title', { form: input.form }) },
  {
    kind: 'text',
    text: input.say('print:lead', { form: input.form, officialPage: input.preflight.standing.officialPage }),
  },
  ...writeEdition(input),
  ...writeSign(input),
  ...writeBlank(input),
  ...writeMoved(input),
  ...writeRest(input),
];
