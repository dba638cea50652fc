import { type CityCountry, cityCountry } from '../values/city-country.ts';
import { country } from '../values/countries/country.ts';
import { date } from '../values/date.ts';
import type { PaperKind } from '../values/kind.ts';
import { month } from '../values/month.ts';
import { namePart } from '../values/name.ts';
import { type Normalised, sure, unsure } from '../values/normalised.ts';
import { foldText, tidyText } from '../values/spelling/fold-text.ts';
import { usState } from '../values/us-state.ts';
import type { FormDraft, PaperText } from './form-draft.ts';

type Transform = (source: PaperText) => Normalised | null;

export const mayBeMisread = ({ reading }: PaperText): boolean => reading.source === 'ocr';

export const asName: Transform = ({ text }) => namePart.parse(text);

/** Free text, tidied. Null when there is neither a letter nor a digit in it. */
export const asText: Transform = ({ text }) => (/[\p{L}\p{N}]/u.test(text) ? sure(tidyText(text)) : null);

/** Reads a box by the rules of a kind of value that needs only the text. */
export const asKind =
  ({ parse }: PaperKind): Transform =>
  ({ text }) =>
    parse(text);

export const asPastDate =
  (draft: FormDraft): Transform =>
  ({ text }) =>
    date.parse(text, { today: draft.today, mayBeAhead: false, paperIsDayFirst: draft.isDayFirst });

export const asAnyDate =
  (draft: FormDraft): Transform =>
  ({ text }) =>
    date.parse(text, { today: draft.today, mayBeAhead: true, paperIsDayFirst: draft.isDayFirst });

const asMonth =
  (draft: FormDraft): Transform =>
  ({ text }) =>
    month.parse(text, { today: draft.today, mayBeAhead: false, paperIsDayFirst: draft.isDayFirst });

/** A month of a history, or the whole day where the paper gives it: the I-485 asks for the day. */
export const asDayOrMonth =
  (draft: FormDraft): Transform =>
  (source) =>
    asPastDate(draft)(source) ?? asMonth(draft)(source);

export const asCountry: Transform = (source) =>
  country.parse(source.text, { demonyms: false, mayBeMisread: mayBeMisread(source) });

export const asNationality: Transform = (source) =>
  country.parse(source.text, { demonyms: true, mayBeMisread: mayBeMisread(source) });

/** A state of the United States; other words stay as they are, in doubt. */
export const asStateOrWords: Transform = (source) =>
  usState.parse(source.text, mayBeMisread(source)) ??
  unsure(tidyText(source.text), 0.5, 'no state by this name');

/** A city with its province and country, in one box. */
export const asCityCountry = (source: PaperText): Normalised<CityCountry> | null =>
  cityCountry.parse(source.text, mayBeMisread(source));

/** The day until which somebody may stay, or `D/S` (duration of status), which stands there without a day. */
export const asEndOfStay =
  (draft: FormDraft): Transform =>
  (source) =>
    foldText(source.text) === 'd s' ? sure('D/S') : asAnyDate(draft)(source);
