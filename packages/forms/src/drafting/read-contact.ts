import { email } from '../values/email.ts';
import { phone } from '../values/phone.ts';
import type { FormDraft } from './form-draft.ts';
import { asKind } from './read-text.ts';

export interface Contact {
  readonly daytime_phone: string;
  readonly mobile_phone: string;
  readonly email: string;
}

/** Telephones of ten digits in one box each, and the e-mail address. I-485 Part 10, I-765 Part 3. */
export const readContactBoxes = (
  draft: FormDraft,
  boxes: Readonly<Record<'daytime' | 'mobile' | 'email', string>>,
): Contact => ({
  daytime_phone: draft.take('contact.daytime_phone', boxes.daytime, asKind(phone)),
  mobile_phone: draft.take('contact.mobile_phone', boxes.mobile, asKind(phone)),
  email: draft.take('contact.email', boxes.email, asKind(email)),
});
