import { isDifference, type MirrorEntryView, type MirrorView } from '@puente/contract';
import type { ListItem, TextBlock } from '@puente/pdf';
import type { Words } from '../../platform/speak.ts';
import { sayPlace } from './to-instructions.ts';

const toOldWords = (say: Words, { before }: MirrorEntryView): string =>
  before.length === 0
    ? say('print:mirror.silent')
    : before
        .map(({ text, marked }) => text || say(`print:mirror.${marked ? 'marked' : 'unread'}`))
        .join(', ');

function toItem(say: Words, { drafts }: MirrorView, entry: MirrorEntryView): ListItem {
  const { page, itemNumber, partNumber, question, key, now } = entry;
  const place =
    partNumber === null
      ? say('print:page', { page })
      : sayPlace(say, { page: String(page), part: String(partNumber), item: itemNumber });
  const own = drafts[key];
  return {
    strong: place,
    text: [
      question,
      say('print:mirror.before', { words: toOldWords(say, entry) }),
      say('print:mirror.now', { words: now ?? say('print:mirror.empty') }),
      ...(own ? [say('print:mirror.own', { words: own })] : []),
    ].join('\n'),
  };
}

/** Answers that differ from what the paper said before, to be shown to a lawyer; nothing where none does. */
export function toMirrorPages(say: Words, mirror: MirrorView): TextBlock[] {
  const differences = mirror.entries.filter(isDifference);
  if (differences.length === 0) return [];
  return [
    { kind: 'title', text: say('print:mirror.title', { form: mirror.form }) },
    { kind: 'text', text: say('print:mirror.lead') },
    { kind: 'list', marker: 'dot', items: differences.map((entry) => toItem(say, mirror, entry)) },
    { kind: 'page-break' },
  ];
}
