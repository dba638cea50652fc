import type { ListSpec } from '@puente/forms/answers';
import { hasEndedBeforeFiveYears, toFormDay } from '@puente/forms/values';
import { Plus, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { RemovedLine } from '../fields/removed-line.tsx';
import { usePlace } from '../fields/review-context.ts';
import { useValue } from '../fields/use-answer.ts';
import { PathWarnings } from '../fields/warning-list.tsx';
import { listUnitsOfEntry, type SectionTitle } from '../model/units.ts';
import { useOpenField } from './open-field.ts';
import { SummaryRow } from './summary-row.tsx';
import { useEntries } from './use-entries.ts';

/** A list of entries, each added or removed as a whole. A removed one can be put back. */
export function SummaryList({ section, spec }: { section: SectionTitle; spec: ListSpec }) {
  const t = useReviewTexts();
  const { open } = useOpenField();
  const { keys, removed, missing, lastKey, toName, remove, putBack, add } = useEntries(spec);
  const removedLine = removed ? <RemovedLine name={removed.name} onPutBack={() => putBack(removed)} /> : null;
  return (
    <section
      ref={usePlace(spec.path)}
      aria-label={t(`groups.${spec.title}`)}
      data-list={spec.path}
      className="space-y-4"
    >
      <div>
        <h3 className="font-semibold">{t(`groups.${spec.title}`)}</h3>
        <PathWarnings path={spec.path} />
      </div>
      {keys.length === 0 ? <p className="text-muted">{t(`empty.${spec.entry}`)}</p> : null}
      {keys.map((key, index) => (
        <Fragment key={String(key)}>
          {removed?.index === index ? removedLine : null}
          <Entry
            section={section}
            spec={spec}
            index={index}
            row={typeof key === 'number' ? key : null}
            name={toName(index)}
            onRemove={() => remove(index)}
          />
        </Fragment>
      ))}
      {removed && removed.index >= keys.length ? removedLine : null}
      {missing.map((one) => (
        <RemovedLine
          key={one.key}
          name={one.name}
          wantsFocus={one.key === lastKey}
          onPutBack={() => putBack(one)}
        />
      ))}
      <Button variant="secondary" onClick={() => open(add())}>
        <Plus aria-hidden className="size-5" />
        {t(`add.${spec.entry}`)}
      </Button>
    </section>
  );
}

interface EntryProps {
  readonly section: SectionTitle;
  readonly spec: ListSpec;
  readonly index: number;
  /** Its place when the form was opened; null: it is new. */
  readonly row: number | null;
  readonly name: string;
  readonly onRemove: () => void;
}

function Entry({ section, spec, index, row, name, onRemove }: EntryProps) {
  const t = useReviewTexts();
  const base = `${spec.path}.${index}`;
  return (
    <section ref={usePlace(base)} aria-label={name} data-entry className="drawn-when-near">
      <h4 className="font-semibold">{name}</h4>
      <PathWarnings path={base} />
      {spec.endPath ? <OlderNote path={`${base}.${spec.endPath}`} /> : null}
      <div className="divide-y divide-line">
        {listUnitsOfEntry(section, spec, index, row).map((unit) => (
          <SummaryRow key={unit.path} unit={unit} />
        ))}
      </div>
      <Button variant="quiet" className="px-2!" onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
        {t('list.remove', { entry: name })}
      </Button>
    </section>
  );
}

function OlderNote({ path }: { path: string }) {
  const t = useReviewTexts();
  const end = useValue(path);
  return typeof end === 'string' && hasEndedBeforeFiveYears(end, toFormDay(new Date())) ? (
    <p className="text-sm text-muted">{t('older')}</p>
  ) : null;
}
