import type { FieldGuideItem, TargetForm } from '@puente/contract';
import { toGuidePath } from '@puente/forms/traits';
import type { ReactNode } from 'react';
import { PageLink } from '../../ui/page-link.tsx';

type Item = Pick<FieldGuideItem, 'partNumber' | 'itemNumber'>;

/** Where an item stands in the guide: `part-9-item-22`; of the top of a page `other`. */
export const toGuideAnchor = ({ partNumber, itemNumber }: Item): string =>
  partNumber === null ? 'other' : `part-${partNumber}-item-${itemNumber.replaceAll('.', '-')}`;

/** Leads to a question in the guide. */
export const GuideLink = ({
  form,
  item,
  children,
}: {
  form: TargetForm;
  item: Item;
  children: ReactNode;
}) => (
  <PageLink
    to={`${toGuidePath(form)}#${toGuideAnchor(item)}`}
    className="inline-block min-h-6 font-semibold text-accent underline hover:text-accent-strong"
  >
    {children}
  </PageLink>
);
