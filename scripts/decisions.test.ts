import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const rows = readFileSync(new URL('README.md', folder), 'utf8')
  .split('\n')
  .filter((line) => /^\| \[\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const titleOf = (name: string) => readFileSync(new URL(name, folder), 'utf8').split('\n')[0];

it('the index of decisions lists every one once, by its number, under its own title', () => {
  const listed = rows.map(([, link = '', title]) => {
    const [, number, file = ''] = /^\[(\d{3})\]\((.+)\)$/.exec(link) ?? [];
    return { file, heading: `# ${number} ${title}` };
  });
  expect(listed).toEqual(files.sort().map((file) => ({ file, heading: titleOf(file) })));
  expect(new Set(files.map((file) => file.slice(0, 3))).size).toBe(files.length);
});

it('whatever changes a decision is named on the line of both', () => {
  const statusOf = new Map(rows.map(([, link = '', , , status = '']) => [link.slice(1, 4), status]));
  for (const [number, status] of statusOf) {
    expect(status, number).toMatch(/^(in force|superseded by \[\d{3}\])/);
    for (const [, other = ''] of status.matchAll(/\((\d{3})-/g)) {
      const isMutual = statusOf.get(other)?.includes(`[${number}]`) || status.includes('adds to');
      expect(isMutual, `${other} and ${number}`).toBe(true);
    }
  }
});
