/** Numbers of pages in their order, those that follow one another as one: `2, 5-12`. */
export function toPageList(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const page of pages.toSorted((one, two) => one - two)) {
    const run = runs.at(-1);
    if (run && page === run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([first, last]) => (last > first ? `${first}-${last}` : `${first}`)).join(', ');
}
