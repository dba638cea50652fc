import { languageCookie } from '@puente/contract/language-cookie';
import { clearUnsent } from './clear-unsent.ts';

/**
 * Keys in the browser's local store: the session id at hand and the language of the screen. Neither is personal data.
 * What was typed and could not be sent stands beside them, sealed (`unsent-store.ts`).
 */
const storageKeys = { currentSessionId: 'currentSessionId', language: 'language' } as const;

/** What a browser that refuses storage would not keep: it still works until the page is closed. */
const refused = new Map<string, string>();

/** A session id as stored or as named in an address. 'null' and 'undefined' count as absent: older pages wrote them as text. */
export const parseSessionId = (value: string | null): string | null =>
  value === null || value === '' || value === 'null' || value === 'undefined' ? null : value;

/** The session id at hand. */
export const readSessionId = (): string | null => parseSessionId(readKey(storageKeys.currentSessionId));

export const writeSessionId = (sessionId: string) => writeKey(storageKeys.currentSessionId, sessionId);

export const clearSessionId = () => removeKey(storageKeys.currentSessionId);

/** The language the person chose, if they chose one. */
export const readLanguage = () => readKey(storageKeys.language);

export function writeLanguage(language: string) {
  writeKey(storageKeys.language, language);
  tellLanguage(language);
}

/** Tells the server in which language to send what comes with its texts. Nothing: it forgets. True: that is news to it. */
export function tellLanguage(language?: string): boolean {
  const seconds = language ? languageCookie.maxAgeSeconds : 0;
  const before = document.cookie;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${languageCookie.name}=${language ?? ''}; path=/; samesite=lax; max-age=${seconds}`;
  return document.cookie !== before;
}

/** Does what has the browser forget all that pages of this site kept, but for the language: it tells of nobody. */
export function keepLanguage<Answer>(work: Promise<Answer>): Promise<Answer> {
  const language = readLanguage();
  return work.finally(() => {
    if (language !== null) writeLanguage(language);
  });
}

/** Forgets all that pages of this site have kept in this browser, whoever wrote it. */
export function clearBrowser() {
  refused.clear();
  clearUnsent();
  tellLanguage();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}

function readKey(key: string) {
  try {
    return localStorage.getItem(key) ?? refused.get(key) ?? null;
  } catch {
    return refused.get(key) ?? null;
  }
}

function writeKey(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    refused.set(key, value);
  }
}

function removeKey(key: string) {
  refused.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
