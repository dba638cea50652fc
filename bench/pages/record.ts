/** What is measured of a page: its name in the table, its unit, how many digits are told. */
const columns = {
  firstPaint: { title: 'first paint, 400 kbit/s (s)', digits: 2 },
  largestPaint: { title: 'largest paint, slow 4G (s)', digits: 2 },
  layoutShift: { title: 'layout shift', digits: 3 },
  slowestPress: { title: 'slowest press (ms)', digits: 0 },
  nodes: { title: 'nodes', digits: 0 },
  total: { title: 'sent (kB)', digits: 1 },
  script: { title: 'script', digits: 1 },
  style: { title: 'style', digits: 1 },
  font: { title: 'font', digits: 1 },
  other: { title: 'other', digits: 1 },
} as const;
type Column = keyof typeof columns;
export type Figures = Readonly<Partial<Record<Column, number>>>;

const names = Object.keys(columns) as Column[];

/** The most that each figure of a page may be. */
const bounds: Readonly<Record<string, Figures>> = {
  landing: { firstPaint: 2.5, largestPaint: 1.5, layoutShift: 0.02, total: 90, script: 60 },
  app: { largestPaint: 2, layoutShift: 0.02, total: 120 },
  review: { layoutShift: 0.02, slowestPress: 100, nodes: 800, total: 220 },
};
/** Of every other page. */
const boundsElsewhere: Figures = { layoutShift: 0.02 };

function toMedian(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, two) => one - two);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of each figure over the runs that have it. */
export function toMedians(runs: readonly Figures[]): Figures {
  const measured = names.map((name) => {
    const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
    return [name, values.length > 0 ? toMedian(values) : undefined] as const;
  });
  return Object.fromEntries(measured.filter(([, value]) => value !== undefined));
}

/** What is beyond its bound, one line each. */
export const listMissed = (page: string, figures: Figures): string[] =>
  Object.entries(bounds[page] ?? boundsElsewhere).flatMap(([name, max]) => {
    const { title, digits } = columns[name as Column];
    const value = figures[name as Column];
    if (value === undefined) return [`${page}: ${title} was not measured`];
    return value > max ? [`${page}: ${title} ${value.toFixed(digits)}, at most ${max}`] : [];
  });

const tell = (name: Column, value: number | undefined) => value?.toFixed(columns[name].digits) ?? '';

/** A table in Markdown, a line for each page. */
export const toTable = (pages: ReadonlyMap<string, Figures>): string =>
  [
    `| page | ${names.map((name) => columns[name].title).join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...[...pages].map(
      ([page, figures]) => `| ${page} | ${names.map((name) => tell(name, figures[name])).join(' | ')} |`,
    ),
  ].join('\n');

/** The figures of a table that `toTable` wrote; a figure that is left out is none. */
export function readTable(text: string): Map<string, Figures> {
  const [, , ...lines] = text.split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    lines.map((line) => {
      const [page = '', ...cells] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      const figures = names.map((name, at) => [name, cells[at]] as const).filter(([, cell]) => cell);
      return [page, Object.fromEntries(figures.map(([name, cell]) => [name, Number(cell)]))];
    }),
  );
}

/** Each figure beside the one before and its bound: one line a figure. */
export const compare = (page: string, now: Figures, before: Figures | undefined): string[] =>
  names.flatMap((name) => {
    const value = now[name];
    if (value === undefined) return [];
    const max = (bounds[page] ?? boundsElsewhere)[name];
    return [
      [
        `  ${columns[name].title}`.padEnd(32),
        tell(name, value).padStart(8),
        before?.[name] === undefined ? ''.padStart(14) : `(last ${tell(name, before[name])})`.padStart(14),
        max === undefined ? '' : `  at most ${max}`,
      ].join(''),
    ];
  });
