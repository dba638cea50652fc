/** Keys in the browser's local store of sealed answers that did not reach the server begin so. */
export const unsentPrefix = 'unsent:';

let clearings = 0;

/** Another number once all was cleared: what a page was sealing then is not to be kept any more. */
export const countClearings = () => clearings;

/** Lets go of all sealed answers. Apart from the rest of their store: it comes with the first load. */
export function clearUnsent() {
  clearings += 1;
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(unsentPrefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
