import type { SectionSpec } from '@puente/forms/answers';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { useReview } from '../fields/review-context.ts';
import type { SectionTitle } from '../model/units.ts';
import type { ShowView } from '../screen/use-view.ts';
import { ViewHeading } from '../screen/view-heading.tsx';
import { OpenFieldProvider } from './open-field.ts';
import { SummaryGroup } from './summary-group.tsx';
import { SummaryList } from './summary-list.tsx';

interface Props {
  readonly title: SectionTitle;
  /** The answer open for a change. */
  readonly field: string | null;
  readonly show: ShowView;
}

/** The answers of one section as a list, each with 'Change'. */
export function SectionView({ title, field, show }: Props) {
  const t = useReviewTexts();
  const { model, places } = useReview();
  const { sections } = model.form;
  const at = sections.findIndex((section) => section.title === title);
  const section = sections[at];
  useEffect(() => {
    // A whole list or entry, which no row opens.
    if (field !== null) places.show(field);
  }, [places, field]);
  if (!section) return null;
  const open = (path: string | null) =>
    show({ kind: 'section', section: title, field: path }, { stay: true });
  return (
    <div className="max-w-2xl space-y-6">
      <ViewHeading key={title}>{t(`sections.${title}`)}</ViewHeading>
      <OpenFieldProvider value={{ field, open }}>
        {section.parts.map((part) =>
          part.kind === 'list' ? (
            <SummaryList key={part.title} section={title} spec={part} />
          ) : (
            <SummaryGroup key={part.title} section={title} group={part} />
          ),
        )}
      </OpenFieldProvider>
      <SectionWays before={sections[at - 1]} next={sections[at + 1]} show={show} />
    </div>
  );
}

function SectionWays({
  before,
  next,
  show,
}: {
  before: SectionSpec | undefined;
  next: SectionSpec | undefined;
  show: ShowView;
}) {
  const t = useReviewTexts();
  const toSection = (section: SectionSpec) => show({ kind: 'section', section: section.title, field: null });
  return (
    <nav
      aria-label={t('section.ways')}
      className="-mx-2 flex flex-wrap justify-between border-t border-line pt-2"
    >
      <Button
        variant="quiet"
        className="px-2!"
        onClick={() => (before ? toSection(before) : show({ kind: 'whole' }))}
      >
        <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
        {before ? t(`sections.${before.title}`) : t('check.whole')}
      </Button>
      <Button
        variant="quiet"
        className="px-2!"
        onClick={() => (next ? toSection(next) : show({ kind: 'whole' }))}
      >
        {next ? t(`sections.${next.title}`) : t('check.whole')}
        <ArrowRight aria-hidden className="size-5 rtl:rotate-180" />
      </Button>
    </nav>
  );
}
