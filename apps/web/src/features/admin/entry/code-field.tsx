import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';

/** Six digits from a phone, or a code for a lost phone. */
export function CodeField({
  value,
  onChange,
  hint,
}: {
  value: string;
  onChange: (code: string) => void;
  hint: string;
}) {
  const { t } = useTranslation('admin');
  return (
    <TextField
      label={t('entry.code')}
      hint={hint}
      name="code"
      required
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
