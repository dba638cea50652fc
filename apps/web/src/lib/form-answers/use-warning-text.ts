import { useTranslation } from 'react-i18next';

interface Warning {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What a check of the form says, in words. */
export function useWarningText() {
  const { t } = useTranslation('review');
  // Which params a text gets is decided by the checks, code by code; the texts' own types cannot know.
  const say = t as unknown as (key: string, params: Warning['params']) => string;
  return ({ code, params }: Warning): string => say(`checks.${code}`, params);
}
