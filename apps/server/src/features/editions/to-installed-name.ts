import type { Catalogue } from '@puente/forms';
import { toEditionDay } from '@puente/forms/matching';

/** The name under which a blank is kept in the folder of forms. */
export const toInstalledName = ({ form, edition }: Pick<Catalogue, 'form' | 'edition'>): string =>
  `${form.toLowerCase()}_${toEditionDay(edition)}.pdf`;
