import type { FieldSpec } from '@puente/forms';
import type { Registration } from '../register/registration.ts';
import type { PageImage } from './open-page-image.ts';

export interface ScannedPage {
  readonly page: number;
  readonly picture: PageImage;
  readonly registration: Registration;
  readonly fields: readonly FieldSpec[];
}

/** Never carried and not made of print. */
export const unread: ReadonlySet<string> = new Set(['signature', 'office']);
