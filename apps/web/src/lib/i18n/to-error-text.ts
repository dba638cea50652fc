import { sourceLanguage } from '@puente/texts/languages';
import i18next from 'i18next';

/** What the server says of a failure: its code, and its words in English. */
interface Told {
  readonly code: string;
  readonly message: string;
}

const secondsAMinute = 60;

/**
 * A failure in the language at hand. In English these are the server's own words; in another language those of the
 * code, and English ones where there are none. `retryAfterSeconds`: when the server wants to be asked again.
 */
export function toErrorText({ code, message }: Told, retryAfterSeconds = secondsAMinute): string {
  const { language = sourceLanguage } = i18next;
  if (language === sourceLanguage) return message;
  // The codes are the contract's and not typed as texts are; a test compares them.
  const t = i18next.getFixedT(language) as unknown as (key: string, options: object) => unknown;
  const count = Math.max(1, Math.ceil(retryAfterSeconds / secondsAMinute));
  return String(t(code, { ns: 'errors', count, defaultValue: message }));
}
