import { type Reviewer, reviewerRoles } from '@puente/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewer, useTyped } from './reviewer-context.ts';

const longest = 200;

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
      <legend className="px-1 text-lg font-semibold">{t('who.title')}</legend>
      <p>{t('who.notVerified')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <label htmlFor={reviewerNameId} className="block font-semibold">
            {t('who.name')} <span className="font-normal text-muted">{t('who.required')}</span>
          </label>
          <input
            id={reviewerNameId}
            className="control mt-1"
            autoComplete="name"
            required
            maxLength={longest}
            aria-invalid={nameMissing || undefined}
            aria-describedby={nameMissing ? `${reviewerNameId}-problem` : undefined}
            value={reviewer.name}
            onChange={(event) => put({ name: event.currentTarget.value })}
          />
          {nameMissing ? (
            <p id={`${reviewerNameId}-problem`} role="alert" className="mt-1 text-sm font-semibold text-bad">
              {t('who.nameMissing')}
            </p>
          ) : null}
        </div>
        <div>
          <label htmlFor={roleId} className="block font-semibold">
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
        <TextField name="barNumber" reviewer={reviewer} onPut={put} />
        <TextField name="stateOrOrganization" reviewer={reviewer} onPut={put} />
        <TextField name="email" reviewer={reviewer} onPut={put} />
      </div>
    </fieldset>
  );
}

function TextField({
  name,
  reviewer,
  onPut,
}: {
  name: 'barNumber' | 'stateOrOrganization' | 'email';
  reviewer: Reviewer;
  onPut: (change: Partial<Reviewer>) => void;
}) {
  const { t } = useTranslation('attorney');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {t(`who.${name}`)} <span className="font-normal text-muted">{t('who.optional')}</span>
      </label>
      <input
        id={id}
        className="control mt-1"
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={name === 'email' ? 'email' : 'off'}
        maxLength={longest}
        value={reviewer[name]}
        onChange={(event) => onPut({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}
