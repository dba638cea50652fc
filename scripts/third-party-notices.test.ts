import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listRuntimePackages } from './list-runtime-packages.ts';

const notices = readFileSync(new URL('../THIRD-PARTY-NOTICES.md', import.meta.url), 'utf8');
const packages = listRuntimePackages();

it('the notices name every package that runs, in the version and with the licence of package-lock.json', () => {
  const rows = notices.split('\n').filter((line) => /^\| (?!package \|)/.test(line));
  expect(rows, 'out of date: run `npm run notices`').toEqual(
    packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
  );
  for (const name of ['fastify', 'react', 'tsx', 'sharp', '@embedpdf/pdfium'])
    expect(packages.map((one) => one.name)).toContain(name);
});

it('nothing that runs has a licence that would bind our own code', () => {
  const free =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|OFL-1\.1|AFL-2\.1)$/;
  const isFree = (license: string) => license.split(/ (?:OR|AND) /).every((name) => free.test(name));
  const others = packages.filter(({ license }) => !isFree(license.replace(/[()]/g, '')));
  // libvips and libheif are libraries of their own, loaded unchanged: under the LGPL they bind nobody who only loads them.
  const isLoaded = ({ name }: { name: string }) => name.startsWith('@img/sharp-') || name === 'libheif-js';
  expect(others.filter((one) => !isLoaded(one)).map(({ name }) => name)).toEqual([]);
});
