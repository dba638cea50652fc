import type { FormType, Standing } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';

interface Edition {
  readonly official: boolean;
  readonly edition: string;
  readonly standing: Standing;
}

/** The edition that this server would fill of a form, known before any file is read; undefined until it has answered. */
export const useEdition = (form: FormType): Edition | undefined => {
  const { data } = useQuery<{ forms: Readonly<Record<FormType, Edition>> }>({ queryKey: ['/api/health'] });
  return data?.forms[form];
};
