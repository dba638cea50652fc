import type { I485FormData } from '@puente/contract';
import { toEmail } from '../transforms/to-email.ts';
import { toPhone } from '../transforms/to-phone.ts';
import type { FormDraft } from './form-draft.ts';
import { asPlain } from './read-text.ts';

const asPhone = asPlain((text) => toPhone('', text));

/** Telephones of ten digits in one box each, and the e-mail address. I-485 Part 10, I-765 Part 3. */
export const readContactBoxes = (
  draft: FormDraft,
  boxes: Readonly<Record<'daytime' | 'mobile' | 'email', string>>,
): I485FormData['contact'] => ({
  daytime_phone: draft.take('contact.daytime_phone', boxes.daytime, asPhone),
  mobile_phone: draft.take('contact.mobile_phone', boxes.mobile, asPhone),
  email: draft.take('contact.email', boxes.email, asPlain(toEmail)),
});
