import { toCountry } from '../values/countries/country.ts';
import { toMonth } from '../values/month.ts';
import { toName } from '../values/name.ts';
import { type Normalised, sure } from '../values/normalised.ts';
import type { NumberKind } from '../values/number-kind.ts';
import { toDate } from '../values/paper-date.ts';
import { tidyText } from '../values/spelling/fold-text.ts';
import type { FormDraft, PaperText } from './form-draft.ts';

type Transform = (source: PaperText) => Normalised | null;

export const mayBeMisread = ({ reading }: PaperText): boolean => reading.source === 'ocr';

export const asName: Transform = ({ text }) => toName(text);

/** Free text, tidied. Null when there is neither a letter nor a digit in it. */
export const asText: Transform = ({ text }) => (/[\p{L}\p{N}]/u.test(text) ? sure(tidyText(text)) : null);

export const asPlain =
  (transform: (text: string) => Normalised | null): Transform =>
  ({ text }) =>
    transform(text);

export const asNumber =
  ({ parse }: NumberKind): Transform =>
  ({ text }) => {
    const number = parse(text);
    return number === null ? null : sure(number);
  };

export const asPastDate =
  (draft: FormDraft): Transform =>
  ({ text }) =>
    toDate(text, { today: draft.today, mayBeAhead: false, paperIsDayFirst: draft.isDayFirst });

export const asAnyDate =
  (draft: FormDraft): Transform =>
  ({ text }) =>
    toDate(text, { today: draft.today, mayBeAhead: true, paperIsDayFirst: draft.isDayFirst });

const asMonth =
  (draft: FormDraft): Transform =>
  ({ text }) =>
    toMonth(text, { today: draft.today, mayBeAhead: false, paperIsDayFirst: draft.isDayFirst });

/** A month of a history, or the whole day where the paper gives it: the I-485 asks for the day. */
export const asDayOrMonth =
  (draft: FormDraft): Transform =>
  (source) =>
    asPastDate(draft)(source) ?? asMonth(draft)(source);

export const asCountry: Transform = (source) =>
  toCountry(source.text, { demonyms: false, mayBeMisread: mayBeMisread(source) });

export const asNationality: Transform = (source) =>
  toCountry(source.text, { demonyms: true, mayBeMisread: mayBeMisread(source) });
