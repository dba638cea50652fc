import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allLanguages, sourceLanguage } from './languages.ts';
import { everyText, loadEveryText } from './load-every-text.ts';
import type { Namespace } from './namespaces.ts';

type Words = { readonly [key: string]: string | readonly string[] | Words };

const namespaces = Object.keys(everyText[sourceLanguage]) as Namespace[];
const others = allLanguages.filter(({ code }) => code !== sourceLanguage);

/** Dotted key → text; an item of a list counts by its place. */
function flatten(texts: Words | readonly string[], prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  ) as [string, string][];
}

/** 'en/frame' → dotted key → text */
const all = new Map<string, Map<string, string>>(
  await Promise.all(
    allLanguages.flatMap(({ code }) =>
      namespaces.map(async (namespace) => {
        const texts = (await loadEveryText(code, namespace)) as Words | undefined;
        return [`${code}/${namespace}`, new Map(flatten(texts ?? {}))] as const;
      }),
    ),
  ),
);
const textsOf = (language: string, namespace: string) =>
  all.get(`${language}/${namespace}`) ?? new Map<string, string>();

const pluralForm = /_(zero|one|two|few|many|other)$/;
/** Keys that a language may have more or fewer of: its plural forms beyond one and other. */
const withoutOddPlurals = (keys: Iterable<string>) =>
  [...keys].filter((key) => !/_(two|few|many)$/.test(key)).toSorted();
const variablesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([^}\s]+?)\s*\}\}/g)].map((match) => match[1] ?? ''))].toSorted();

it.each(allLanguages)('loads every file of texts in $code', ({ code }) => {
  const names = readdirSync(new URL(code, import.meta.url)).filter((name) => name.endsWith('.ts'));
  const files = names.map((name) => name.replace(/\.ts$/, ''));
  const namespacesOf = files.filter((name) => name !== 'index' && name !== 'server');
  expect(namespacesOf.toSorted()).toEqual(Object.keys(everyText[code]).toSorted());
});

it('has a line for every folder of a language', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true });
  expect(
    folders.filter((entry) => entry.isDirectory() && entry.name !== 'testing').map(({ name }) => name),
  ).toEqual(allLanguages.map(({ code }) => code).toSorted());
});

describe.each(others)('texts in $code', ({ code, isComplete }) => {
  it('has nothing that English does not have, and lacks nothing once it is called complete', ({
    annotate,
  }) => {
    const keysOf = (language: string) =>
      namespaces.flatMap((namespace) =>
        withoutOddPlurals(textsOf(language, namespace).keys()).map((key) => `${namespace}:${key}`),
      );
    const own = new Set(keysOf(code));
    const source = keysOf(sourceLanguage);
    expect([...own].filter((key) => !source.includes(key))).toEqual([]);
    const lacking = source.filter((key) => !own.has(key));
    if (isComplete) expect(lacking).toEqual([]);
    else annotate(`${code} lacks ${lacking.length} of ${source.length} texts:\n${lacking.join('\n')}`);
  });

  it.each(namespaces)('has no empty text in %s', (namespace) => {
    for (const [key, text] of textsOf(code, namespace)) expect(text.trim(), `${key} is empty`).not.toBe('');
  });

  it.each(namespaces)('puts the same values into its texts as English in %s', (namespace) => {
    const source = textsOf(sourceLanguage, namespace);
    for (const [key, text] of textsOf(code, namespace)) {
      const twin = source.get(key) ?? source.get(key.replace(pluralForm, '_other'));
      // One is a word as well as a number: 'in a minute'.
      const isCounted = (name: string) => !(key.endsWith('_one') && name === 'count');
      const expected = variablesOf(twin ?? '').filter(isCounted);
      expect(variablesOf(text).filter(isCounted), `${namespace}:${key}`).toEqual(expected);
    }
  });
});

it.each([...all.keys()])('has both the one and the other form of each counted text in %s', (name) => {
  const keys = new Set(all.get(name)?.keys());
  for (const key of keys) {
    if (!pluralForm.test(key)) continue;
    const stem = key.replace(pluralForm, '');
    expect(keys, `${name}:${stem}`).toContain(`${stem}_one`);
    expect(keys, `${name}:${stem}`).toContain(`${stem}_other`);
  }
});
