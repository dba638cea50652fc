import type { Reviewer } from '@puente/contract';
import { reviewerRoles } from '@puente/contract/reviewer-roles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';
import { useReviewer, useTyped } from './reviewer-context.ts';

const longest = 200;
const optional = ['barNumber', 'stateOrOrganization', 'email'] as const;

/** Where the page takes somebody who has not given a name. */
export const reviewerNameId = 'reviewer-name';

/** Who reviews, in their own words. */
export function WhoReviews({ nameMissing }: { nameMissing: boolean }) {
  const { t } = useTranslation('attorney');
  const reviewer = useTyped((typed) => typed.reviewer);
  const { typed } = useReviewer();
  const put = (change: Partial<Reviewer>) => typed.set({ reviewer: { ...typed.get().reviewer, ...change } });
  const roleId = useId();
  return (
    <fieldset className="card space-y-4 p-4 sm:p-6">
      <legend className="px-1 font-semibold">{t('who.title')}</legend>
      <p>{t('who.notVerified')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={reviewerNameId}
          label={t('who.name')}
          note={t('who.required')}
          problem={nameMissing ? t('who.nameMissing') : null}
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={longest}
          value={reviewer.name}
          onChange={(event) => put({ name: event.currentTarget.value })}
        />
        <div>
          <label htmlFor={roleId} className="font-semibold">
            {t('who.role')}
          </label>
          <select
            id={roleId}
            className="control mt-1"
            value={reviewer.role}
            onChange={(event) => put({ role: event.currentTarget.value as Reviewer['role'] })}
          >
            {reviewerRoles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </select>
        </div>
        {optional.map((name) => (
          <TextField
            key={name}
            label={t(`who.${name}`)}
            note={t('who.optional')}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={name === 'email' ? 'email' : 'off'}
            autoCapitalize={name === 'stateOrOrganization' ? 'words' : 'none'}
            maxLength={longest}
            value={reviewer[name]}
            onChange={(event) => put({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
