import { isSameJson } from '@puente/forms/changes';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { moved, useHash } from '../../../lib/address.ts';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { useReview } from '../fields/review-context.ts';
import { useModelLater } from '../screen/use-model-later.ts';
import type { ShowView } from '../screen/use-view.ts';
import { toSearch } from '../screen/view.ts';
import { ViewHeading } from '../screen/view-heading.tsx';
import { useCountsText } from '../worklist/use-counts-text.ts';
import { addCounts, countSections, type SectionCounts } from './section-counts.ts';

/** All sections, with what each still needs; below them the ways out of the review. */
export function WholeView({ show, children }: { show: ShowView; children: ReactNode }) {
  const t = useReviewTexts();
  const { model } = useReview();
  const sections = useModelLater(
    model,
    (state) => countSections(model.form.sections, state, model.listNeeds()),
    isSameJson,
  );
  const text = useCountsText()(addCounts(sections));
  return (
    <div className="max-w-2xl space-y-5">
      <ViewHeading>{t('whole.title')}</ViewHeading>
      {text !== '' ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{text}</p>
          <Button variant="secondary" onClick={() => show({ kind: 'check', at: null })}>
            {t('start.go')}
          </Button>
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

function SectionLink({
  section: { title, toCheck, missing, isEmpty, isKept, isRequired },
}: {
  section: SectionCounts;
}) {
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
          {isRequired ? (
            <span className="ms-3 rounded border border-accent px-2 text-sm">{t('required')}</span>
          ) : null}
          {open.length > 0 ? (
            <span className="block text-sm font-semibold text-check">{open.join(', ')}</span>
          ) : isKept || isEmpty ? (
            <span className="block text-sm text-muted">{t(isKept ? 'whole.kept' : 'whole.empty')}</span>
          ) : null}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 rtl:rotate-180" />
      </PageLink>
    </li>
  );
}
