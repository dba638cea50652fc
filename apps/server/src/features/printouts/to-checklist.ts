import {
  type ChecklistLine,
  type ChecklistPart,
  checklistLines,
  checklistParts,
  getPassage,
  getSource,
  isPastDue,
  type SentenceFacts,
} from '@puente/forms/knowledge';
import type { ListItem, TextBlock } from '@puente/pdf';
import { formatDay, type Language } from '@puente/texts';
import { speak, type Words } from '../../platform/speak.ts';
import { knowledge } from '../legal/index.ts';

interface Saying {
  readonly language: Language;
  readonly say: Words;
  readonly today: Date;
}

interface Told {
  readonly words: string;
  readonly facts: SentenceFacts;
}

/** '8 CFR 209.2 (an official text). Looked at on November 22, 2026. See uscis.gov/laws-and-policy.' */
function saySource({ language, say }: Saying, facts: SentenceFacts, words: string): string {
  const { named, sure, page } = getSource(facts.source);
  const source = say(`print:checklist.sure.${sure}`, { named });
  const looked = say('print:checklist.source', { source, day: formatDay(facts.checked, language) });
  return page === null || words.includes(page) ? looked : `${looked} ${say('print:checklist.see', { page })}`;
}

function listTold({ language }: Saying, { passage, sentences }: ChecklistLine): Told[] {
  const told = knowledge(language)[passage]?.sentences ?? {};
  const { sentences: known } = getPassage(passage);
  return sentences.flatMap((id) => {
    const [words, facts] = [told[id], known[id]];
    return words && facts ? [{ words, facts }] : [];
  });
}

const joinOnce = (texts: readonly string[], between = ' ') => [...new Set(texts)].join(between);

/** A page that the words name themselves is not named again. */
const withSources = (saying: Saying, told: readonly Told[], words: string): ListItem => ({
  text: words,
  small: joinOnce(told.map(({ facts }) => saySource(saying, facts, words))),
});

const toItem = (saying: Saying, told: readonly Told[]): ListItem =>
  withSources(saying, told, joinOnce(told.map(({ words }) => words)));

/** What was looked at too long ago is not repeated: the pages it stands on are named. */
function toOldItem(saying: Saying, old: readonly Told[]): ListItem {
  const pages = old.flatMap(({ facts }) => getSource(facts.source).page ?? []);
  return withSources(saying, old, saying.say('print:checklist.old', { pages: joinOnce(pages, ', ') }));
}

function writePart(saying: Saying, part: ChecklistPart): TextBlock[] {
  const { say, today } = saying;
  const isOld = ({ facts }: Told) => isPastDue(facts, today);
  const lines = checklistLines(part).map((line) => listTold(saying, line));
  const fresh = lines.map((told) => told.filter((one) => !isOld(one))).filter((told) => told.length > 0);
  const old = lines.flat().filter((one) => isOld(one) && getSource(one.facts.source).page !== null);
  return [
    { kind: 'heading', text: say(`print:checklist.parts.${part}`) },
    ...(part === 'fees'
      ? [{ kind: 'notice', title: say('print:pay.title'), text: say('print:pay.text') } as const]
      : []),
    {
      kind: 'list',
      marker: part === 'after' || part === 'help' ? 'dot' : 'box',
      items: [
        ...fresh.map((told) => toItem(saying, told)),
        ...(old.length > 0 ? [toOldItem(saying, old)] : []),
      ],
    },
  ];
}

/** What an asylee gathers for the I-485 and the I-765, with the source and the day of each line. */
export function toChecklist(language: Language, today: Date): TextBlock[] {
  const say = speak(language);
  return [
    { kind: 'title', text: say('print:checklist.title') },
    { kind: 'text', text: say('print:checklist.lead') },
    { kind: 'text', text: say('print:checklist.days') },
    ...checklistParts.flatMap((part) => writePart({ language, say, today }, part)),
  ];
}
