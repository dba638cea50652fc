import type { ReadBackItemView, ReadBackView, SignaturePlace, TargetForm } from '@puente/contract';
import { definitionOf, openForm } from '@puente/forms';
import { toPlace } from '@puente/forms/filling';
import { findPaths, type ReadBackItem, toReadBack } from '@puente/forms/guide';
import { type Language, sourceLanguage } from '@puente/texts';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { generatePdfOf, getBlank } from '../filling/index.ts';
import { getCurrentForm } from '../form/index.ts';
import { openTelling } from './open-telling.ts';
import { type Telling, tellPart, tellValue, toPartNumber } from './telling.ts';

interface Told {
  readonly own: Telling;
  readonly english: Telling;
  readonly paths: ReadonlyMap<string, string>;
}

function toView({ own, english, paths }: Told, { item, printed }: ReadBackItem): ReadBackItemView {
  const { key, label, fields } = item;
  const [{ field: first }] = printed;
  const place = toPlace(first);
  const printedQuestion = fields[0].question;
  const ask = ({ texts }: Telling) => printedQuestion ?? texts.ofItem(key)?.question ?? label;
  return {
    key,
    page: first.page,
    itemNumber: place.item,
    partNumber: toPartNumber(place.part),
    partTitle: tellPart(own, first),
    question: ask(own),
    questionEnglish: ask(english),
    value: tellValue(own, printed) ?? '',
    valueEnglish: tellValue(english, printed) ?? '',
    path: printed.map(({ field }) => paths.get(field.id)).find((path) => path !== undefined) ?? null,
  };
}

/** The number of the part that somebody signs. */
function findPartOf(form: TargetForm, who: SignaturePlace['who']): string {
  const [part] = Object.entries(definitionOf(form).signedParts).find(([, signer]) => signer === who) ?? [];
  if (part === undefined) throw new Error(`Form ${form} has no part of its ${who}`);
  return part.replace(/^P/, '');
}

/**
 * What the filled PDF says, box by box: read from the file, not from our data.
 * @throws AppError no_form_data, pdf_fill_failed
 */
export async function getReadBack(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  language: Language,
): Promise<ReadBackView> {
  const form = await getCurrentForm(context, document);
  const { bytes, report } = await generatePdfOf(context, document, form);
  const blank = await getBlank(context, document);
  const { catalogue } = blank;
  const [{ fields, sheets }, empty] = await Promise.all([
    context.pdf.readFilled(bytes, catalogue.pageCount),
    context.pdf.readFilled(blank.bytes, catalogue.pageCount),
  ]);
  const { items, unknown } = toReadBack(catalogue, fields, empty.fields);
  const open = openForm(document.formType, form.data);
  const told: Told = {
    own: openTelling(open.form, language),
    english: openTelling(open.form, sourceLanguage),
    paths: findPaths(open, catalogue),
  };
  return {
    form: open.form,
    edition: catalogue.edition,
    pageCount: report.pageCount,
    version: form.number,
    items: items.map((item) => toView(told, item)),
    unknown: [...unknown],
    helperParts: {
      interpreter: findPartOf(open.form, 'interpreter'),
      preparer: findPartOf(open.form, 'preparer'),
    },
    sheets,
  };
}
