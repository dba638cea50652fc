import { useEffect, useReducer } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmptyAnswer } from '../../../lib/form-answers/answer.ts';
import type { GroupSpec } from '../../../lib/form-answers/field-spec.ts';
import { useReview } from './review-context.ts';
import { ReviewField } from './review-field.tsx';
import { PathWarnings, useWarningTexts } from './warning-list.tsx';

/** Answers that belong together, under one title. */
export const FieldGroup = ({ group }: { group: GroupSpec }) => {
  const { t } = useTranslation('review');
  const said = useWarningTexts(group.onlyWhenSaid ?? '');
  if (group.onlyWhenSaid !== undefined && said.length === 0) return null;
  return (
    <fieldset className="drawn-when-near space-y-5" data-group>
      <legend className="mb-3 text-lg font-semibold">{t(`groups.${group.title}`)}</legend>
      {group.path ? <PathWarnings path={group.path} /> : null}
      {group.fields.map((field) => (
        <ReviewField key={field.path} spec={field} base="" readBase="" />
      ))}
    </fieldset>
  );
};

/**
 * Comes and goes with the answer it hangs on. What it holds stays in sight, so that nothing is saved unseen; it does not
 * go while somebody empties it.
 */
export const AskedGroup = ({
  group,
  onlyWhen,
}: {
  group: GroupSpec;
  onlyWhen: NonNullable<GroupSpec['onlyWhen']>;
}) => {
  const { form, hub } = useReview();
  const answer: unknown = useWatch({ control: form.control, name: onlyWhen.path });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const ends = group.fields.map(({ path }) => hub.subscribe(path, redraw));
    return () => {
      for (const end of ends) end();
    };
  }, [group, hub]);
  const holdsSomething = group.fields.some(({ path }) => !isEmptyAnswer(form.getValues(path)));
  return answer === onlyWhen.is || holdsSomething ? <FieldGroup group={group} /> : null;
};
