import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | null;
}

/** The address of an account, which is also its name: password keepers file it as such. */
export function EmailField({ value, onChange, problem = null }: Props) {
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('fields.email')}
      type="email"
      name="email"
      required
      autoComplete="username"
      inputMode="email"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      problem={problem}
    />
  );
}
