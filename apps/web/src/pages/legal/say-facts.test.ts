import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PrivacyFacts } from '@puente/contract';
import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { texts as english } from '../../../../../packages/texts/src/en/privacy.ts';
import { texts as spanish } from '../../../../../packages/texts/src/es/privacy.ts';
import {
  browserKeys,
  sayBrowserKeys,
  sayCookies,
  sayKept,
  sayModels,
  sayOperator,
  sayOutside,
  sayWho,
} from './say-facts.ts';

const speaker = i18next.createInstance();
beforeAll(() =>
  speaker.init({
    ns: ['privacy'],
    defaultNS: 'privacy',
    resources: { en: { privacy: english }, es: { privacy: spanish } },
    interpolation: { escapeValue: false },
  }),
);
const speak = (language: string) => speaker.getFixedT(language, 'privacy') as TFunction<'privacy'>;

const facts: PrivacyFacts = {
  operator: { name: null, contact: null },
  documents: { anonymousHours: 25, openMinutes: 31, maxVersions: 201, maxVersionsDuringReview: 1001 },
  account: { idleHours: 26, sessionDays: 32, resetMinutes: 61 },
  linkHours: [1, 24, 168, 720],
  readingTimeDays: 33,
  countDays: 402,
  visitDays: 34,
  visitCountry: true,
  cookies: [
    { code: 'document', name: 'puente_doc_…', hours: null },
    { code: 'session', name: 'puente_session', hours: 26 },
    { code: 'language', name: 'puente_language', hours: 8760 },
  ],
  logsRequests: true,
  keyBesideData: true,
  database: 'embedded',
  onlyEncrypted: false,
  mail: null,
  visionModel: null,
  legalModel: null,
};

function sayAll(language: string, changed: Partial<PrivacyFacts> = {}): string {
  const t = speak(language);
  const told = { ...facts, ...changed };
  const parts = [sayOperator, sayKept, sayWho, sayOutside, sayCookies].flatMap((say) => say(t, told));
  return [...parts, ...sayBrowserKeys(t)].join('\n');
}

it('puts every number of the facts into its sentences', () => {
  for (const language of ['en', 'es']) {
    const said = sayAll(language, { mail: { host: null, alwaysEncrypted: true } });
    for (const number of ['25', '31', '201', '1001', '26', '32', '61', '33', '402', '34', '365', '30'])
      expect(said, language).toMatch(new RegExp(`\\b${number}\\b`));
    expect(said).not.toMatch(/\{\{|undefined|null|privacy:|\b(kept|who|outside)\.[a-z]/);
  }
  expect(sayAll('en')).toContain('1 hour, 24 hours, 7 days, 30 days');
});

it('says something else for every switch and host', () => {
  const changes: Partial<PrivacyFacts>[] = [
    { operator: { name: 'Bridge Aid', contact: null } },
    { operator: { name: null, contact: 'help@example.org' } },
    { logsRequests: false },
    { keyBesideData: false },
    { database: 'server' },
    { onlyEncrypted: true },
    { mail: { host: 'mail.example.org', alwaysEncrypted: false } },
    { mail: { host: null, alwaysEncrypted: true } },
    { visionModel: 'model.example.org' },
    { legalModel: 'model.example.org' },
  ];
  for (const language of ['en', 'es']) {
    const said = changes.map((change) => sayAll(language, change));
    expect(new Set([sayAll(language), ...said]).size).toBe(changes.length + 1);
  }
});

it('names the host of a model only where one is set up', () => {
  expect(sayModels(speak('en'), facts)).toEqual([english.outside.none]);
  const said = sayModels(speak('en'), { ...facts, visionModel: 'model.example.org' });
  expect(said.join(' ')).toContain('at model.example.org');
  expect(said).toHaveLength(1);
});

/** Files that write into the browser's stores, and the words of their keys. */
const writers = [
  'features/review/as-attorney/sent-reviews.ts',
  'features/visits/track-visits.ts',
  'lib/storage.ts',
  'lib/unsent-store.ts',
  'lib/visitor-email.ts',
];

it('names every key that pages keep in the browser', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const read = (name: string) => readFileSync(`${root}${name}`, 'utf8');
  const writing = files.filter((name) => /Storage\.setItem|indexedDB|caches\.open/.test(read(name)));
  expect(writing.toSorted()).toEqual(writers);
  const code = [...writers, 'lib/clear-unsent.ts'].map(read).join('\n');
  for (const key of Object.values(browserKeys).flat()) expect(code).toContain(`'${key}'`);
});
