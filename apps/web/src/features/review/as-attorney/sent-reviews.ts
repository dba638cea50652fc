/** For each link, by its number: when this browser last sent a review. Neither opens anything. */
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
    // A browser that stores nothing cannot know that it sent the review, and is told who did, like everybody else.
  }
}

/** Whether this very review was sent from this browser, and not by somebody else who holds the link. */
export const isSentFromHere = (linkId: string, submittedAt: string): boolean =>
  read()[linkId] === submittedAt;
