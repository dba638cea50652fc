import type { SourceForm } from '../catalogue.ts';
import { paperOf } from '../papers.ts';
import { getCatalogue } from './get-catalogue.ts';

/** Pages of an edition on which something of the claim to asylum stands. Throws when we do not have the edition. */
export function listStoryPages(form: SourceForm, edition: string): ReadonlySet<number> {
  const { storyParts } = paperOf(form);
  if (storyParts.size === 0) return new Set();
  const { fields } = getCatalogue(form, edition);
  return new Set(fields.filter(({ part }) => storyParts.has(part)).map(({ page }) => page));
}
