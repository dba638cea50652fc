import type { OwnBlank as OwnBlankView } from '@puente/contract';
import type { Catalogue } from '@puente/forms';
import { listNewFields } from '@puente/forms/filling';
import type { EditionMatch, NewBox } from '@puente/forms/matching';
import type { TakenBlank } from './taken-blank.ts';

type View = NonNullable<OwnBlankView['match']>;

/** As it is numbered on the paper; what has no number is told by its page alone. */
function toPlace({ at: { page, part, item } }: NewBox): View['unknownPlaces'][number] {
  const number = /^P(\d+)$/.exec(part)?.[1];
  const isNumbered = number !== undefined && item !== '';
  return { page: String(page), part: isNumbered ? number : '', item: isNumbered ? item : '' };
}

/** Each question once, where it stands first; those that are asked here are told apart from these. */
function listUnknownPlaces({ added }: EditionMatch, catalogue: Catalogue): View['unknownPlaces'] {
  const asked = new Set(listNewFields(catalogue).map(({ pdfName }) => pdfName));
  const places = new Map<string, View['unknownPlaces'][number]>();
  for (const place of added.filter(({ pdfName }) => !asked.has(pdfName)).map(toPlace)) {
    const key = place.item === '' ? place.page : `${place.part} ${place.item}`;
    if (!places.has(key)) places.set(key, place);
  }
  return [...places.values()];
}

const toMatchView = (match: EditionMatch, catalogue: Catalogue): View => ({
  knownEdition: match.knownEdition,
  boxes: match.found.length + match.gone.length,
  certain: match.found.filter(({ certainty }) => certainty !== 'uncertain').length,
  unknownPlaces: listUnknownPlaces(match, catalogue),
});

/** A blank of one's own, as its person is told of it. */
export const toOwnBlankView = (blank: TakenBlank): OwnBlankView => ({
  edition: blank.catalogue.edition,
  match: blank.kind === 'matched' ? toMatchView(blank.match, blank.catalogue) : null,
});
