import type { FormDraft } from '../../drafting/form-draft.ts';
import { asAnyDate, asCountry, asEndOfStay, asKind, asText } from '../../drafting/read-text.ts';
import { toOtherNames } from '../../drafting/to-other-names.ts';
import type { I485FormData } from '../../i485/data.ts';
import { documentNumber } from '../../values/document-number.ts';
import type { FullName } from '../../values/full-name.ts';
import { phone } from '../../values/phone.ts';
import { entryPlace } from '../../values/place.ts';

/** I-589 Part A.I item 19.c, first row: place and status of the last entry, and the day the status ends (or D/S). */
export function readLastArrival(draft: FormDraft): I485FormData['last_arrival'] {
  const row = 'A.I.19.c.row-1';
  const place = draft.parts('last_arrival.city', `${row}.place`, ({ text }) => entryPlace.parse(text));
  return {
    city: place ? draft.keep('last_arrival.city', place.source, place.value.city, place.certainty) : '',
    state: place ? draft.keep('last_arrival.state', place.source, place.value.state, place.certainty) : '',
    status: draft.take('last_arrival.status', `${row}.status`, asText),
    status_expires: draft.take('last_arrival.status_expires', `${row}.status-expires`, asEndOfStay(draft)),
  };
}

/** I-589 Part A.I items 20 to 22. */
export const readPassport = (draft: FormDraft): I485FormData['passport'] => ({
  number: draft.take('passport.number', 'A.I.21.passport-number', asKind(documentNumber)),
  travel_document_number: draft.take(
    'passport.travel_document_number',
    'A.I.21.travel-document-number',
    asKind(documentNumber),
  ),
  country: draft.take('passport.country', 'A.I.20.passport-country', asCountry),
  expiration_date: draft.take('passport.expiration_date', 'A.I.22.passport-expires', asAnyDate(draft)),
  used_at_last_arrival: null,
});

/** I-589 Part A.I item 8, telephone: area code and number in two boxes. T-PHONE. */
export function readContact(draft: FormDraft): I485FormData['contact'] {
  const path = 'contact.daytime_phone';
  const boxes = ['A.I.8.area-code', 'A.I.8.phone'];
  const [area, number] = boxes.map((box) => draft.text(box));
  const found = phone.parse(`${area?.text ?? ''}${number?.text ?? ''}`);
  const sources = [area, number].flatMap((source) => source ?? []);
  if (found) draft.addEvidence(path, sources, 1);
  else for (const box of boxes) draft.withhold(path, box);
  return { daytime_phone: found?.value ?? '', mobile_phone: '', email: '' };
}

/** I-589 Part A.I item 7. */
export function readOtherNames(draft: FormDraft, current: FullName): FullName[] {
  const source = draft.text('A.I.7.other-names');
  if (!source) {
    if (draft.isUnclear('A.I.7.other-names'))
      draft.note('other_names', 'A.I.7 has writing that could not be read', {
        code: 'other-names-unreadable',
      });
    return [];
  }
  return toOtherNames(source.text, current).map((name, index) =>
    draft.keepName(`other_names.${index}`, source, name),
  );
}
