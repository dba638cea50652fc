/** `form1[0].#subform[1].Pt1Line4_AlienNumber[0]` → `Pt1Line4_AlienNumber[0]`. */
const shortOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
const withoutIndex = (name: string) => shortOf(name).replace(/\[\d+\]$/, '');

/** How far two AcroForm names say that they name one box: 0 to 1. A name may have gone to another box meanwhile. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 1;
  if (shortOf(a) === shortOf(b)) return 0.8;
  return withoutIndex(a) === withoutIndex(b) ? 0.3 : 0;
}
