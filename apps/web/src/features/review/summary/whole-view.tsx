import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { moved, useHash } from '../../../lib/address.ts';
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import { Button } from '../../../ui/button.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { useReview } from '../fields/review-context.ts';
import { useModelLater } from '../screen/use-model-later.ts';
import type { ShowView } from '../screen/use-view.ts';
import { toSearch } from '../screen/view.ts';
import { ViewHeading } from '../screen/view-heading.tsx';
import { useCountsOfNeeds } from '../worklist/start-view.tsx';
import { countSections, type SectionCounts } from './section-counts.ts';

/** All sections, with what each still needs; below them the ways out of the review. */
export function WholeView({ show, children }: { show: ShowView; children: ReactNode }) {
  const t = useReviewTexts();
  const { count, text } = useCountsOfNeeds();
  const sections = useSections();
  return (
    <div className="max-w-2xl space-y-5">
      <ViewHeading>{t('whole.title')}</ViewHeading>
      {count > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{text}</p>
          <Button onClick={() => show({ kind: 'check', at: null })}>{t('start.go')}</Button>
        </div>
      ) : null}
      <ul className="divide-y divide-line border-y border-line">
        {sections.map((section) => (
          <SectionLink key={section.title} section={section} />
        ))}
      </ul>
      {children}
    </div>
  );
}

/** As one text, so that it is drawn anew only where a number changes. */
function useSections(): SectionCounts[] {
  const { model } = useReview();
  const text = useModelLater(model, (state) =>
    JSON.stringify(countSections(model.form.sections, state, model.listNeeds())),
  );
  return useMemo(() => JSON.parse(text) as SectionCounts[], [text]);
}

function SectionLink({ section: { title, toCheck, missing, isEmpty } }: { section: SectionCounts }) {
  const t = useReviewTexts();
  const hash = useHash();
  const open = [
    ...(toCheck > 0 ? [t('whole.toCheck', { count: toCheck })] : []),
    ...(missing > 0 ? [t('whole.missing', { count: missing })] : []),
  ];
  return (
    <li>
      <PageLink
        to={`${window.location.pathname}${toSearch({ kind: 'section', section: title, field: null })}${hash}`}
        state={moved}
        className="flex min-h-14 items-center gap-3 py-2 text-accent no-underline hover:bg-accent-soft"
      >
        <span className="min-w-0 grow">
          <span className="font-semibold">{t(`sections.${title}`)}</span>
          {open.length > 0 ? (
            <span className="block text-sm font-semibold text-check">{open.join(', ')}</span>
          ) : isEmpty ? (
            <span className="block text-sm text-muted">{t('whole.empty')}</span>
          ) : null}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
      </PageLink>
    </li>
  );
}
