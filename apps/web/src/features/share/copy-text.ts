/** Copies what a field holds. Where a page may not write to the clipboard, browsers still copy what is selected. */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  // Left selected: when nothing works, the person can copy it by hand.
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
