import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';
import type { CredentialFault } from './check-credentials.ts';
import { ShowPassword } from './show-password.tsx';

export interface NewPassword {
  readonly password: string;
  readonly confirm: string;
  /** End the review links of every document too. */
  readonly revokeLinks: boolean;
}

export const noPassword: NewPassword = { password: '', confirm: '', revokeLinks: false };

interface Props {
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly fault: CredentialFault | null;
  /** The password there is, where it is asked for. */
  readonly current?: { readonly value: string; readonly onChange: (value: string) => void };
}

/** A new password, typed twice, and whether links that others hold shall end with the old one. */
export function NewPasswordFields({ value, onChange, fault, current }: Props) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const type = shown ? 'text' : 'password';
  const secret = { type, required: true, autoComplete: 'new-password' };
  return (
    <>
      {current ? (
        <TextField
          type={type}
          required
          autoComplete="current-password"
          label={t('fields.currentPassword')}
          name="current"
          value={current.value}
          onChange={(event) => current.onChange(event.target.value)}
        />
      ) : null}
      <TextField
        {...secret}
        label={t('fields.newPassword')}
        name="password"
        hint={t('fields.hint')}
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        problem={fault === 'short' ? t('check.shortText') : null}
      />
      <TextField
        {...secret}
        label={t('fields.confirmNew')}
        name="confirm"
        value={value.confirm}
        onChange={(event) => onChange({ ...value, confirm: event.target.value })}
        problem={fault === 'match' ? t('check.matchText') : null}
      />
      <ShowPassword shown={shown} onChange={setShown} />
      <label className="flex min-h-8 items-start gap-2">
        <input
          type="checkbox"
          checked={value.revokeLinks}
          onChange={(event) => onChange({ ...value, revokeLinks: event.target.checked })}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          {t('fields.revokeLinks')} <span className="text-muted">{t('fields.revokeLinksHint')}</span>
        </span>
      </label>
    </>
  );
}
