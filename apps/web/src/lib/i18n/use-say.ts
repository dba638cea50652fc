import type { Sentence } from '@puente/contract';
import { type Language, type ScreenNamespace, saySentence } from '@puente/texts';
import { useTranslation } from 'react-i18next';

/** How to say what came from the server as code and params, in the language at hand or in the one that is named. */
export function useSay(namespace: ScreenNamespace, lng?: Language): (sentence: Sentence) => string {
  const { t, i18n } = useTranslation(namespace, lng && { lng });
  const language = lng ?? (i18n.language as Language);
  return (sentence) => saySentence({ t, language, namespace }, sentence);
}
