import { useTranslation } from 'react-i18next';

/** Why a blank is refused, in words, by the code of the failure. */
export function useRefusal() {
  const { t } = useTranslation('errors');
  // The codes are those of the matcher; each has its words among the failures.
  const say = t as unknown as (key: string) => string;
  return (code: string): string => say(code);
}
