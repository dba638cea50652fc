import type { Catalogue } from '../catalogue.ts';
import { paperOf } from '../paper-of.ts';

/** Pages of an edition on which something of the claim to asylum stands, or may stand. */
export function listStoryPages({ form, fields, unsurePages = [] }: Catalogue): ReadonlySet<number> {
  const { storyParts } = paperOf(form);
  if (storyParts.size === 0) return new Set();
  const told = fields.filter(({ part }) => storyParts.has(part)).map(({ page }) => page);
  return new Set([...told, ...unsurePages]);
}
