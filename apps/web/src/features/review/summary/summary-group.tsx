import type { GroupSpec } from '@puente/forms/answers';
import { useMemo } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { usePlace } from '../fields/review-context.ts';
import { useAtPaths } from '../fields/use-answer.ts';
import { PathWarnings } from '../fields/warning-list.tsx';
import { isAsked } from '../model/places.ts';
import { listUnitsOfGroup, type SectionTitle } from '../model/units.ts';
import { NotAsked } from './not-asked.tsx';
import { SummaryRow } from './summary-row.tsx';

/** Answers that belong together under one title; folded away with the reason while they are not asked. */
export function SummaryGroup({ section, group }: { section: SectionTitle; group: GroupSpec }) {
  const t = useReviewTexts();
  const units = useMemo(() => listUnitsOfGroup(section, group), [section, group]);
  const { onlyWhen, onlyWhenSaid } = group;
  const watched = [onlyWhen?.path, onlyWhenSaid, ...group.fields.map(({ path }) => path)].filter(
    (path) => path !== undefined,
  );
  const now = useAtPaths(watched, (state) => isAsked(group, state));
  if (!now) return onlyWhen ? <NotAsked group={group} /> : null;
  return (
    <section aria-label={t(`groups.${group.title}`)}>
      <h3 className="font-semibold">{t(`groups.${group.title}`)}</h3>
      {group.path ? <GroupWarnings path={group.path} /> : null}
      <div className="divide-y divide-line">
        {units.map((unit) => (
          <SummaryRow key={unit.path} unit={unit} />
        ))}
      </div>
    </section>
  );
}

const GroupWarnings = ({ path }: { path: string }) => (
  <div ref={usePlace(path)}>
    <PathWarnings path={path} />
  </div>
);
