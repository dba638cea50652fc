import type { MirrorEntryView, MirrorView } from '@puente/contract';
import { toBoxAnswers } from '@puente/forms';
import { type BoxAnswers, toDraftKey } from '@puente/forms/answers';
import { toPlace } from '@puente/forms/filling';
import { type GuideBoxes, listGuideItems } from '@puente/forms/guide';
import { buildMirror, type MirrorEntry } from '@puente/forms/mirror';
import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import type { KeptReading } from '../../reader-port.ts';
import { type Authorized, type Document, findReading } from '../documents/index.ts';
import { openFilling } from '../filling/index.ts';
import { type FormVersion, getCurrentForm } from '../form/index.ts';
import { openTelling } from './open-telling.ts';
import { type Telling, toPartNumber } from './telling.ts';

function tellNow({ say }: Telling, { now }: MirrorEntry): string | null {
  if (now === null) return null;
  return now.kind === 'mark' ? say(`explain:${now.answer}`) : now.text;
}

/** How boxes of papers to be marked are told apart: the end of their id. */
const marks = [
  'yes',
  'no',
  'male',
  'female',
  'single',
  'married',
  'divorced',
  'widowed',
  'not-married',
  'never',
  'now',
  'past',
  'none',
  'some',
  'deceased',
] as const;

/** What a marked box of the paper stands for; empty: nothing that we have words for. */
function tellMark({ say }: Telling, fieldId: string): string {
  const mark = marks.find((one) => fieldId.endsWith(`.${one}`));
  return mark ? say(`explain:marks.${mark}`) : '';
}

/** Long answers of the paper that are still to be read. */
const listWaiting = (rawText: KeptReading['rawText']): ReadonlySet<string> =>
  new Set(
    rawText.flatMap((text) =>
      typeof text === 'string' ? [] : (text.boxes?.fields.map(({ id }) => id) ?? []),
    ),
  );

function toView(
  telling: Telling,
  { label, fields: [first] }: GuideBoxes,
  entry: MirrorEntry,
  waiting: ReadonlySet<string>,
): MirrorEntryView {
  const tell = ({ fieldId, text, marked }: MirrorEntry['before'][number]) => {
    if (marked) return tellMark(telling, fieldId);
    return waiting.has(fieldId) ? telling.say('explain:waiting') : text;
  };
  const { key, topic, verdict, before, path, since } = entry;
  const place = toPlace(first);
  return {
    key,
    page: first.page,
    itemNumber: place.item,
    partNumber: toPartNumber(place.part),
    question: telling.texts.ofItem(key)?.question ?? label,
    topic: telling.say(`explain:topics.${topic}`),
    verdict,
    before: before.map((old) => {
      const { page, box, cell } = old.place;
      return {
        text: tell(old),
        marked: old.marked ?? false,
        page,
        box: [...box],
        cell: cell ? [...cell] : null,
      };
    }),
    now: tellNow(telling, entry),
    path,
    since,
  };
}

const listDrafts = (answers: BoxAnswers, items: readonly GuideBoxes[]): Record<string, string> =>
  Object.fromEntries(
    items.flatMap(({ key }) => {
      const text = answers[toDraftKey(key)] ?? '';
      return text === '' ? [] : [[key, text]];
    }),
  );

/**
 * What the paper said before beside each answer of one version that it touches, and how many entries `isShown` held back.
 */
export async function describeMirror(
  context: Context,
  document: Authorized<Document, 'owner' | 'account-owner' | 'reviewer'>,
  form: FormVersion,
  language: Language,
  isShown: (entry: MirrorEntry) => boolean = () => true,
): Promise<{ readonly mirror: MirrorView; readonly heldBack: number }> {
  const { open, catalogue, today } = await openFilling(context, document, form);
  const reading = await findReading(context, document);
  const items = listGuideItems(catalogue);
  const telling = openTelling(open.form, language);
  const built = reading?.paper ? buildMirror({ ...open, paper: reading.paper, catalogue, today }) : null;
  const told = (built?.entries ?? []).flatMap((entry) => {
    const item = items.find(({ key }) => key === entry.key);
    return item ? [{ entry, item }] : [];
  });
  const waiting = listWaiting(reading?.rawText ?? []);
  const shown = told.filter(({ entry }) => isShown(entry));
  const mirror = {
    form: open.form,
    version: form.number,
    signedOn: built?.signedOn ?? null,
    entries: shown.map(({ entry, item }) => toView(telling, item, entry, waiting)),
    drafts: listDrafts(toBoxAnswers(open), items),
  };
  return { mirror, heldBack: told.length - shown.length };
}

/** The mirror as both stand now. @throws AppError no_form_data */
export async function getMirror(
  context: Context,
  document: Authorized<Document, 'owner'>,
  language: Language,
): Promise<MirrorView> {
  const form = await getCurrentForm(context, document);
  return (await describeMirror(context, document, form, language)).mirror;
}
