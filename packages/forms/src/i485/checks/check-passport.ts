import { getText } from '../../checks/list-values.ts';
import { type FormWarning, warn } from '../../checks/warning.ts';

const question = 'passport.used_at_last_arrival';
const passportKeys = ['number', 'travel_document_number', 'country', 'expiration_date'];

interface WithPassport {
  readonly passport?: { readonly used_at_last_arrival?: boolean | null };
}

/** Whether the passport at hand is the one shown at the last arrival; null: not answered. */
export const wasUsedAtLastArrival = (data: unknown): boolean | null =>
  (data as WithPassport).passport?.used_at_last_arrival ?? null;

/** I-485 Part 1 item 10 stays blank until the person says whether the passport at hand is the one it asks for. */
export function checkPassport(data: unknown): FormWarning[] {
  const hasPassport = passportKeys.some((key) => getText(data, `passport.${key}`) !== '');
  return hasPassport && wasUsedAtLastArrival(data) === null ? [warn(question, 'which-passport')] : [];
}
