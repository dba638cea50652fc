import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Words to look for, sent with the button or the Enter key. */
export function SearchForm({
  label,
  hint,
  onSearch,
}: {
  label: string;
  hint?: string;
  onSearch: (search: string) => void;
}) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  return (
    <Form onSubmit={() => onSearch(typed.trim())} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-52">
        <TextField
          label={label}
          {...(hint ? { hint } : {})}
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('list.search')}
      </Button>
    </Form>
  );
}
