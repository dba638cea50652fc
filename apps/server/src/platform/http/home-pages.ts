import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pagePaths } from '@puente/contract/page-paths';
import { type Language, languages } from '@puente/texts';

/** Where the build leaves room for the site's own address, which only the server knows. */
const originMark = /%ORIGIN%/g;

interface PackedPage {
  /** What its content policy names beside the styles that come from here: those that stand in it. */
  readonly styleHashes: readonly string[];
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

/** What would name an address of this site to search engines, which take none but whole ones. */
const addressed = /<(?:link|meta) [^>]*%ORIGIN%[^>]*>\s*/g;

const toStyleHashes = (page: string): string[] =>
  [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, styles = '']) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );

/** How a file may travel; the smallest first. */
const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number] | 'identity';

/** `;q=0` refuses. */
const takes = (accepted: string, coding: string): boolean =>
  accepted
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*q=/))
    .some(([name, weight = '1']) => name === coding && Number(weight) > 0);

export const chooseCoding = (accepted = ''): Coding =>
  codings.find((coding) => takes(accepted, coding)) ?? 'identity';

/** A page in each language as the build drew it, with the addresses a search engine needs, packed once. */
export function loadDrawnPages(
  folder: string,
  name: 'landing' | 'app',
  origin: string,
): ReadonlyMap<Language, PackedPage> {
  const load = (language: Language): PackedPage => {
    const drawn = readFileSync(`${folder}/${name}.${language}.html`, 'utf8');
    // A server that does not know its own address names none.
    const named = origin === '' ? drawn.replace(addressed, '') : drawn;
    const identity = Buffer.from(named.replace(originMark, origin));
    const styleHashes = toStyleHashes(drawn);
    return {
      styleHashes,
      identity,
      gzip: gzipSync(identity, { level: 9 }),
      br: brotliCompressSync(identity),
    };
  };
  return new Map(languages.map(({ code }) => [code, load(code)]));
}

/** Told in the language of the browser, under one address. */
const plainPages = [pagePaths.privacy, pagePaths.limits];

/** The pages that a search engine may list; of the home page each language has an address of its own. */
export function toSitemap(origin: string): string {
  const alternates = languages.map(
    ({ code }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}/?lang=${code}"/>`,
  );
  const urls = languages.map(
    ({ code }) => `<url><loc>${origin}/?lang=${code}</loc>${alternates.join('')}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    ...plainPages.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
  ].join('\n');
}
