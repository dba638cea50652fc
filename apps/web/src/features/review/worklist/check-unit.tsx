import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { useReview } from '../fields/review-context.ts';
import { UnitEvidence } from '../fields/unit-evidence.tsx';
import { UnitInputs } from '../fields/unit-inputs.tsx';
import { UnitTitle, usePlaceText } from '../fields/unit-title.tsx';
import { UnitValues } from '../fields/unit-values.tsx';
import { toConfirmText, type UnitState, useUnitActions, useUnitState } from '../fields/use-unit.ts';
import type { NeedReason } from '../model/needs.ts';
import { listUnitPaths, type Unit } from '../model/units.ts';
import { ViewHeading } from '../screen/view-heading.tsx';
import { ReasonLines } from './reason-lines.tsx';

/** What is asked of the person here, beside what stands at the answers themselves. */
function toAsk({ faulty, unread, doubtful, missing }: UnitState) {
  if (faulty > 0) return null;
  if (unread > 0) return 'unread';
  if (doubtful > 0) return 'right';
  return missing > 0 ? 'missing' : null;
}

/** One thing of the worklist: the piece of the scan, the value, and whether it is right. */
export function CheckUnit({
  unit,
  reasons,
  onNext,
}: {
  unit: Unit;
  reasons: readonly NeedReason[];
  onNext: () => void;
}) {
  const t = useReviewTexts();
  const { mode, model } = useReview();
  const state = useUnitState(unit);
  const { confirm } = useUnitActions(unit);
  const toPlace = usePlaceText();
  const ask = toAsk(state);
  const [isChanging, setChanging] = useState(() => mode.audience === 'applicant' && !isLegible(state));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => model.look(unit.path), [model, unit.path]);
  const change = () => {
    flushSync(() => setChanging(true));
    form.current?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (mode.onGoOn) mode.onGoOn(listUnitPaths(unit));
    else confirm();
    onNext();
  };
  const confirmAtHeading = ({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
    // The focus stands there when the screen comes; in an input and on a button Enter does it by itself.
    if (key === 'Enter' && target instanceof HTMLHeadingElement) currentTarget.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={goOn} onKeyDown={confirmAtHeading} noValidate className="space-y-4">
      <ViewHeading place={toPlace(unit)}>
        <UnitTitle unit={unit} />
      </ViewHeading>
      <ReasonLines reasons={reasons} />
      <UnitEvidence unit={unit} />
      {ask && !(isChanging && ask === 'right') ? <p>{t(`check.ask.${ask}`)}</p> : null}
      {isChanging ? (
        <UnitInputs unit={unit} titled />
      ) : (
        <div className="text-lg">
          <UnitValues unit={unit} />
        </div>
      )}
      <mode.Talk unit={unit} />
      <div className="grid gap-3 sm:flex">
        <Button type="submit" className="sm:min-w-44">
          {t((mode.audience === 'applicant' && toConfirmText(state)) || 'check.goOn')}
        </Button>
        {isChanging ? null : (
          <Button variant="secondary" className="sm:min-w-44" onClick={change}>
            {t('check.change')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Whether there is a value to say yes to. */
const isLegible = ({ filled, unread, missing, faulty }: UnitState) =>
  filled > 0 && unread + missing + faulty === 0;
