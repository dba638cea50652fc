import { ArrowLeft, ArrowRight, List } from 'lucide-react';
import { useEffect } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { useReview } from '../fields/review-context.ts';
import { hasPath } from '../model/units.ts';
import type { Stop } from '../model/worklist.ts';
import type { ShowView } from '../screen/use-view.ts';
import { CheckUnit } from './check-unit.tsx';
import { CheckWhole } from './check-whole.tsx';
import { type Stops, useStops } from './use-stops.ts';

const leadsTo = (stop: Stop, path: string) =>
  stop.path === path || (stop.kind === 'unit' && hasPath(stop.unit, path));

/** Where in the worklist an address leads: to its answer, else to the first that still needs the person. */
function findStop(stops: Stops, at: string | null): number {
  const named = at === null ? -1 : stops.findIndex((stop) => leadsTo(stop, at));
  if (named >= 0) return named;
  return stops.findIndex(({ reasons }) => reasons.length > 0);
}

/** What needs the person, one thing a screen. */
export function CheckView({ at, show }: { at: string | null; show: ShowView }) {
  const t = useReviewTexts();
  const { model } = useReview();
  const stops = useStops(model);
  const index = findStop(stops, at);
  const stop = stops[index];
  const isOver = stop === undefined;
  useEffect(() => {
    if (isOver) show({ kind: 'done' }, { replace: true });
  }, [isOver, show]);
  if (!stop) return <Waiting label={t('check.ending')} />;
  const go = (to: number) => {
    const next = stops[to];
    show(next ? { kind: 'check', at: next.path } : { kind: 'done' });
  };
  const next = () => go(index + 1);
  return (
    <div className="max-w-2xl space-y-6">
      <Progress n={index + 1} total={stops.length} />
      {stop.kind === 'unit' ? (
        <CheckUnit key={stop.path} unit={stop.unit} reasons={stop.reasons} onNext={next} />
      ) : (
        <CheckWhole key={stop.path} stop={stop} show={show} onNext={next} />
      )}
      <nav
        aria-label={t('check.ways')}
        className="-mx-2 flex flex-wrap justify-between border-t border-line pt-2"
      >
        <Button
          variant="quiet"
          className="px-2!"
          onClick={() => (index === 0 ? show({ kind: 'start' }) : go(index - 1))}
        >
          <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
          {t('check.back')}
        </Button>
        <Button variant="quiet" className="px-2!" onClick={() => show({ kind: 'whole' })}>
          <List aria-hidden className="size-5" />
          {t('check.whole')}
        </Button>
        <Button variant="quiet" className="px-2!" onClick={next}>
          {t('check.skip')}
          <ArrowRight aria-hidden className="size-5 rtl:rotate-180" />
        </Button>
      </nav>
    </div>
  );
}

/** Where one stands: '3 of 11', and as a line. */
function Progress({ n, total }: { n: number; total: number }) {
  const t = useReviewTexts();
  return (
    <div className="flex items-center gap-3">
      <p data-progress className="shrink-0 font-semibold tabular-nums">
        {t('check.step', { n, total })}
      </p>
      <div aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-line">
        <div className="h-full bg-accent" style={{ inlineSize: `${(n / total) * 100}%` }} />
      </div>
    </div>
  );
}
