import type { Standing, TargetForm } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';

interface Edition {
  readonly official: boolean;
  readonly edition: string;
  readonly standing: Standing;
}

/** The edition that this server would fill of a form, known before any file is read; undefined until it has answered. */
export function useEdition(form: TargetForm): Edition | undefined {
  const { data } = useQuery<{ forms: Readonly<Record<TargetForm, Edition>> }>({ queryKey: ['/api/health'] });
  return data?.forms[form];
}
