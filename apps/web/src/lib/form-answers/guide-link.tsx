import type { FieldGuideItem, TargetForm } from '@puente/contract';
import { toGuidePath } from '@puente/forms/traits';
import type { ReactNode } from 'react';
import { PageLink } from '../../ui/page-link.tsx';

type Item = Pick<FieldGuideItem, 'partNumber' | 'itemNumber'>;

/** Where an item stands in the guide: `part-9-item-22`; of the top of a page `other`. */
export const toGuideAnchor = ({ partNumber, itemNumber }: Item): string =>
  partNumber === null ? 'other' : `part-${partNumber}-item-${itemNumber.replaceAll('.', '-')}`;

const pageAnchor = /^page-(\d+)$/;

/** The item that an anchor names, of those of the form: one by itself, or the first of a page (`page-7`). */
export function findAtAnchor<Found extends Item & { readonly page: number }>(
  items: readonly Found[],
  anchor: string,
): Found | null {
  const page = Number(pageAnchor.exec(anchor)?.[1] ?? 0);
  const isIt = (item: Found) => (page > 0 ? item.page === page : toGuideAnchor(item) === anchor);
  return items.find(isIt) ?? null;
}

interface Props {
  readonly form: TargetForm;
  /** A question, or the number of a page of the form: its first one. */
  readonly item: Item | number;
  readonly children: ReactNode;
}

/** Leads to a question in the guide. */
export const GuideLink = ({ form, item, children }: Props) => (
  <PageLink
    to={`${toGuidePath(form)}#${typeof item === 'number' ? `page-${item}` : toGuideAnchor(item)}`}
    className="inline-block min-h-6 font-semibold text-accent underline hover:text-accent-strong"
  >
    {children}
  </PageLink>
);
