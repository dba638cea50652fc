import type { FormName } from '../catalogue.ts';
import { getCatalogue } from './get-catalogue.ts';

/** Parts of the I-589 that tell why somebody fears to go back, and the supplement on which that goes on. */
const storyParts: ReadonlySet<string> = new Set(['B', 'C', 'S-B']);

/** Pages of an edition on which something of the claim to asylum stands. Throws when we do not have the edition. */
export function listStoryPages(form: FormName, edition: string): ReadonlySet<number> {
  if (form !== 'I-589') return new Set();
  const { fields } = getCatalogue(form, edition);
  return new Set(fields.filter(({ part }) => storyParts.has(part)).map(({ page }) => page));
}
