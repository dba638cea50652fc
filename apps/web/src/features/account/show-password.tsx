import { useTranslation } from 'react-i18next';

/** Lets a person see what they type: on a phone most mistakes happen unseen. */
export function ShowPassword({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => void }) {
  const { t } = useTranslation('account');
  return (
    <label className="flex min-h-8 items-center gap-2">
      <input
        type="checkbox"
        checked={shown}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-accent"
      />
      {t('fields.show')}
    </label>
  );
}
