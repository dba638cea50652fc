import { describe, expect, it } from 'vitest';
import { languages, sourceLanguage } from './languages.ts';

type Texts = { readonly [key: string]: string | readonly string[] | Texts };
const modules = import.meta.glob<{ texts: Texts }>('./*/*.ts', { eager: true });

/** 'en/frame' → dotted key → text; an item of a list counts by its place. */
const all = new Map(
  Object.entries(modules).map(([path, { texts }]) => [path.slice(2, -3), new Map(flatten(texts))]),
);

function flatten(texts: Texts | readonly string[], prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  ) as [string, string][];
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
/** Keys that a language may have more or fewer of: its plural forms beyond one and other. */
const withoutOddPlurals = (keys: Iterable<string>) =>
  [...keys].filter((key) => !/_(two|few|many)$/.test(key)).toSorted();
const variablesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([^}\s]+?)\s*\}\}/g)].map((match) => match[1] ?? ''))].toSorted();

const namespaces = [...all.keys()]
  .filter((name) => name.startsWith(`${sourceLanguage}/`))
  .map((name) => name.slice(sourceLanguage.length + 1));
const others = languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

it('has no file of texts without its English source', () => {
  // The English of the errors is in the contract.
  const known = [...namespaces, 'errors'];
  for (const name of all.keys()) expect(known, name).toContain(name.split('/')[1]);
});

describe.each(others)('texts in %s', (language) => {
  it.each(namespaces)('has the same texts as English in %s, none missing and none extra', (namespace) => {
    const source = all.get(`${sourceLanguage}/${namespace}`) ?? new Map<string, string>();
    const twin = all.get(`${language}/${namespace}`);
    expect(twin, `${language}/${namespace}.ts is missing`).toBeDefined();
    expect(withoutOddPlurals(twin?.keys() ?? [])).toEqual(withoutOddPlurals(source.keys()));
    for (const [key, text] of twin ?? []) expect(text.trim(), `${key} is empty`).not.toBe('');
  });

  it.each(namespaces)('puts the same values into its texts as English in %s', (namespace) => {
    const source = all.get(`${sourceLanguage}/${namespace}`) ?? new Map<string, string>();
    for (const [key, text] of all.get(`${language}/${namespace}`) ?? []) {
      const twin = source.get(key) ?? source.get(key.replace(pluralForm, '_other'));
      expect(variablesOf(text), `${namespace}:${key}`).toEqual(variablesOf(twin ?? ''));
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
