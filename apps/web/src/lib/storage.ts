/** Keys in the browser's stores. The session id is the only thing kept; no personal data is. */
const storageKeys = { currentSessionId: 'currentSessionId' } as const;

/** The session id at hand. 'null' and 'undefined' count as absent: older pages wrote them as text. */
export const readSessionId = (): string | null => {
  const value = readKey(storageKeys.currentSessionId);
  return value === null || value === '' || value === 'null' || value === 'undefined' ? null : value;
};

export const writeSessionId = (sessionId: string) => {
  try {
    localStorage.setItem(storageKeys.currentSessionId, sessionId);
  } catch {
    // A browser that refuses storage still works until the tab is closed.
  }
};

export const clearSessionId = () => {
  try {
    localStorage.removeItem(storageKeys.currentSessionId);
  } catch {
    // Nothing was stored.
  }
};

const readKey = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
