/** By the number of a link, when the review was sent that this browser sent last. Neither opens anything. */
const storageKey = 'sentReviews';

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

export function rememberSentReview(linkId: string, submittedAt: string) {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...read(), [linkId]: submittedAt }));
  } catch {
    // A browser that keeps nothing is told who sent it, like everybody else.
  }
}

/** Whether this very review was sent from this browser, and not by somebody else who holds the link. */
export const isSentFromHere = (linkId: string, submittedAt: string): boolean =>
  read()[linkId] === submittedAt;
