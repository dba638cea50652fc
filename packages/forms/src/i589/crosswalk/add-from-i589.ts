import type { EvidenceMap } from '@puente/contract';
import type { FormDraft } from '../../drafting/form-draft.ts';
import { moveEvidence } from '../../drafting/move-evidence.ts';
import { asCityCountry, asText } from '../../drafting/read-text.ts';
import type { Parent } from '../../i485/data.ts';
import type { I765FormData } from '../../i765/data.ts';
import { listParentRows } from './read-family.ts';

/** I-765 (edition 08/21/25) Part 2 item 15.b asks for the province, which the I-485 does not. */
function readProvinceOfBirth(draft: FormDraft): string {
  const path = 'place_of_birth.state_province';
  const source = draft.text('A.I.13.place-of-birth');
  const place = source && asCityCountry(source);
  return source && place ? draft.keep(path, source, place.value.province, place.certainty) : '';
}

/** Names of mother and father, kept for display: this edition has no boxes for them. */
export function copyParentNames(
  draft: FormDraft,
  parents: readonly Parent[],
  formData: I765FormData,
): EvidenceMap {
  const evidence: EvidenceMap = {};
  listParentRows(draft).forEach((row, index) => {
    const who = row.endsWith('.mother') ? 'mother' : 'father';
    const name = parents[index]?.full_name;
    formData[`${who}_last_name`] = name?.family_name ?? '';
    formData[`${who}_first_name`] = name?.given_name ?? '';
    const from = `parents.${index}.full_name`;
    Object.assign(evidence, moveEvidence(draft.evidence, `${from}.family_name`, `${who}_last_name`));
    Object.assign(evidence, moveEvidence(draft.evidence, `${from}.given_name`, `${who}_first_name`));
  });
  return evidence;
}

/** What the I-765 asks beyond the I-485. */
export function addFromI589(draft: FormDraft, formData: I765FormData): void {
  formData.place_of_birth.state_province = readProvinceOfBirth(draft);
  formData.last_entry_place = draft.take('last_entry_place', 'A.I.19.c.row-1.place', asText);
}
