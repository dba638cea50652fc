import type { SiteClaims } from '@puente/contract';

/** What is to be shown, by the name of its place. */
function toShown({ measured, ...told }: SiteClaims, language: string): Readonly<Record<string, string>> {
  const claimed = Object.entries(told).filter((claim): claim is [string, string] => claim[1] !== null);
  if (claimed.length > 0) return { ...Object.fromEntries(claimed), operator: '' };
  if (!measured) return {};
  const seconds = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return {
    documents: measured.documents.toLocaleString(language),
    seconds: seconds.format(measured.medianSeconds),
    server: '',
  };
}

/** Asks what is claimed of this site and fills it in. Nothing is shown where nothing is claimed, or nobody answers. */
export async function showClaims(part: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(part.dataset.claims ?? '');
    if (!answer.ok) return;
    const shown = toShown(await answer.json(), document.documentElement.lang);
    for (const [name, value] of Object.entries(shown)) {
      const place = part.querySelector<HTMLElement>(`[data-claim="${name}"]`);
      if (!place) continue;
      const words = place.querySelector('dd');
      if (words) words.textContent = value;
      place.hidden = false;
      part.hidden = false;
    }
  } catch {
    // The page says all that it must without them.
  }
}
