import type { Catalogue } from '@puente/forms';
import { isSamePlace } from '@puente/forms/catalogues';

/**
 * Whether two editions have their boxes in the same places of some pages, so that it does not matter for these which of
 * them a paper is of. A box that is not sure on one of them is left out of it.
 */
export function liesAlike(one: Catalogue, other: Catalogue, pages: ReadonlySet<number>): boolean {
  const others = new Map(other.fields.map((field) => [field.id, field]));
  return one.fields
    .filter(({ page }) => pages.has(page))
    .every(({ id, page, box }) => {
      const same = others.get(id);
      return same === undefined || (same.page === page && isSamePlace(box, same.box));
    });
}
