import type { FieldGuide } from '@puente/contract';
import { ArrowUp, ChevronDown } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHash } from '../../lib/address.ts';
import { findAtAnchor, toGuideAnchor } from '../../lib/form-answers/guide-link.tsx';
import { LegalCard } from '../../lib/legal/legal-card.tsx';
import { usePrinting } from '../../lib/use-printing.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { GuideCounts } from './guide-counts.tsx';
import { GuideItemCard } from './guide-item-card.tsx';
import { GuideSheet } from './guide-sheet.tsx';
import {
  estimateMinutes,
  type GuideFilter,
  type GuidePart,
  groupByPart,
  guideFilters,
  isFilled,
  listWaiting,
  selectItems,
} from './select-items.ts';

interface Props {
  readonly guide: FieldGuide;
  readonly sessionId: string;
  readonly onWalk: () => void;
}

/** Every item of a form, part by part, with a search and a filter. */
export function GuideView({ guide, sessionId, onWalk }: Props) {
  const { t } = useTranslation('guide');
  const id = useId();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<GuideFilter>('all');
  const [showKeys, setShowKeys] = useState(false);
  const wanted = useDeferredValue(search);
  const isPrinting = usePrinting();
  const parts = groupByPart(selectItems(guide.fieldGuide, filter, wanted));
  const narrowed = wanted.trim() !== '' || filter !== 'all';
  return (
    <section className="max-w-4xl space-y-6">
      <div className="space-y-3">
        <StepHeading>
          <Unbroken text={t('title', { form: guide.form })} />
        </StepHeading>
        <p className="max-w-prose">{t('lead')}</p>
        {guide.writtenFor ? (
          <p className="max-w-prose">
            {t('writtenFor', { edition: guide.edition, written: guide.writtenFor })}
          </p>
        ) : null}
        <ToWalk guide={guide} onWalk={onWalk} />
      </div>
      <LegalCard form={guide.form} />
      <GuideCounts guide={guide} />
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <div className="min-w-0 flex-1 basis-64">
          <label htmlFor={`${id}-search`} className="font-semibold">
            {t('search')}
          </label>
          <input
            id={`${id}-search`}
            type="search"
            dir="auto"
            className="control mt-1"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <label htmlFor={`${id}-show`} className="font-semibold">
            {t('show')}
          </label>
          <select
            id={`${id}-show`}
            className="control mt-1"
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value as GuideFilter)}
          >
            {guideFilters.map((name) => (
              <option key={name} value={name}>
                {t(`filters.${name}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="flex flex-wrap gap-x-3">
          <Button variant="quiet" aria-pressed={showKeys} onClick={() => setShowKeys(!showKeys)}>
            {t(showKeys ? 'keys.hide' : 'keys.show')}
          </Button>
          <Button variant="quiet" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      {parts.length === 0 ? <p role="status">{t('none')}</p> : null}
      {isPrinting ? <GuideSheet parts={parts} /> : null}
      <div className="print:hidden">
        {parts.map((part) => (
          <Part
            key={`${part.number} ${narrowed}`}
            part={part}
            open={narrowed}
            guide={guide}
            sessionId={sessionId}
            showKeys={showKeys}
          />
        ))}
      </div>
      <Button
        variant="quiet"
        className="print:hidden"
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <ArrowUp aria-hidden className="size-5" />
        {t('top')}
      </Button>
    </section>
  );
}

/** The way to all that is still open, and how long it takes. */
function ToWalk({ guide, onWalk }: Pick<Props, 'guide' | 'onWalk'>) {
  const { t } = useTranslation('guide');
  const open = listWaiting(guide.fieldGuide);
  if (open.length === 0) return <p className="font-semibold">{t('walk.done')}</p>;
  return (
    <div className="space-y-1 print:hidden">
      <Button onClick={onWalk}>{t('walk.start', { count: open.length })}</Button>
      <p className="text-muted">{t('walk.minutes', { count: estimateMinutes(open) })}</p>
    </div>
  );
}

interface PartProps extends Omit<Props, 'onWalk'> {
  readonly part: GuidePart;
  readonly open: boolean;
  readonly showKeys: boolean;
}

/** One part, closed until it is asked for; what is closed is not drawn. A link to an item opens its part. */
function Part({ part: { number, title, items }, open: first, guide, sessionId, showKeys }: PartProps) {
  const { t } = useTranslation('guide');
  const named = findAtAnchor(guide.fieldGuide, useHash().slice(1));
  const anchor = named && toGuideAnchor(named);
  const holds = items.some(({ key }) => key === named?.key);
  const [open, setOpen] = useState(first || holds);
  useEffect(() => {
    if (!holds || anchor === null) return;
    setOpen(true);
    document.getElementById(anchor)?.scrollIntoView();
  }, [holds, anchor]);
  const filled = items.filter(isFilled).length;
  return (
    <details open={open} className="group border-b border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by nature */}
      <summary
        className="flex min-h-12 list-none items-center justify-between gap-3 py-2 hover:bg-accent-soft [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <h2 className="min-w-0 font-semibold">
          {number === null ? t('other') : `${t('part', { part: number })}: ${title}`}
        </h2>
        <span className="flex shrink-0 items-center gap-3 text-muted">
          {filled}/{items.length}
          <ChevronDown
            aria-hidden
            className="size-5 text-accent motion-safe:transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      {open
        ? items.map((item) => (
            <GuideItemCard
              key={item.key}
              item={item}
              guide={guide}
              sessionId={sessionId}
              showKeys={showKeys}
            />
          ))
        : null}
    </details>
  );
}
