import type { GroupSpec } from '@puente/forms/answers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAsked } from '../model/places.ts';
import { usePlace } from './review-context.ts';
import { ReviewField } from './review-field.tsx';
import { useAtPaths, useValue } from './use-answer.ts';
import { PathWarnings, useWarningTexts } from './warning-list.tsx';

/** Answers that belong together, under one title. Some come and go with what they hang on. */
export function FieldGroup({ group }: { group: GroupSpec }) {
  if (group.onlyWhenSaid !== undefined) return <GroupWhenSaid group={group} path={group.onlyWhenSaid} />;
  return group.onlyWhen ? (
    <GroupWhenAsked group={group} path={group.onlyWhen.path} />
  ) : (
    <Group group={group} />
  );
}

function Group({ group }: { group: GroupSpec }) {
  const { t } = useTranslation('review');
  return (
    <fieldset className="drawn-when-near space-y-5" data-group>
      <legend className="mb-3 text-lg font-semibold">{t(`groups.${group.title}`)}</legend>
      {group.path ? <GroupWarnings path={group.path} /> : null}
      {group.fields.map((field) => (
        <ReviewField key={field.path} spec={field} base="" readBase="" />
      ))}
    </fieldset>
  );
}

const GroupWarnings = ({ path }: { path: string }) => (
  <div ref={usePlace(path)}>
    <PathWarnings path={path} />
  </div>
);

const GroupWhenSaid = ({ group, path }: { group: GroupSpec; path: string }) =>
  useWarningTexts(path).length > 0 ? <Group group={group} /> : null;

/** Comes and goes with the answer it hangs on. It does not go while somebody empties it. */
function GroupWhenAsked({ group, path }: { group: GroupSpec; path: string }) {
  const answer = useValue(path);
  const paths = [path, ...group.fields.map((field) => field.path)];
  const now = useAtPaths(paths, (state) => isAsked(group, state));
  const [last, setLast] = useState({ answer, now });
  if (answer !== last.answer || (now && !last.now)) setLast({ answer, now });
  return last.now || now ? <Group group={group} /> : null;
}
