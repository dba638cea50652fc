import type { Language } from '@puente/texts';
import { createServer, type Plugin, type Rolldown } from 'vite';
import type { DrawnName, DrawnPage } from '../src/draw-page.tsx';
import { listPreloads } from './list-preloads.ts';

type Drawing = typeof import('../src/draw-page.tsx');

const template = 'landing.html';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The server puts the site's own address there (`home-pages.ts`): the build does not know it. */
const origin = '%ORIGIN%';

/** `es` → `es_ES`: a language as previews want it, with a country. */
function toTerritory(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return `${code}_${region}`;
}

/** What search engines and those who are sent a link see of the page. */
function toHead(language: string, languages: readonly string[], { title, description }: DrawnPage) {
  if (description === null) return `<title>${escapeHtml(title)}</title>`;
  const meta = (name: string, key: string, content: string) =>
    `<meta ${name}="${key}" content="${escapeHtml(content)}" />`;
  const toAddress = (code: string) => `${origin}/?lang=${code}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${toAddress(code)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${origin}/" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Puente'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', toTerritory(language)),
    meta('property', 'og:url', toAddress(language)),
    meta('property', 'og:image', `${origin}/preview.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

/** Puts what was drawn into the page that the build made. Throws where the page has no place for it. */
export function fillPage(
  page: string,
  language: string,
  languages: readonly string[],
  drawn: DrawnPage & { readonly preloads: readonly string[] },
): string {
  const root = `<div id="root"${drawn.isToUse ? ' data-drawn' : ''}>`;
  const notArrived = `<p id="not-arrived" role="alert" hidden class="not-arrived">${escapeHtml(drawn.notArrived)}</p>`;
  const parts: [string | RegExp, string][] = [
    ['<html lang="en" dir="ltr">', `<html lang="${language}" dir="${drawn.dir}">`],
    [/<title>.*<\/title>/, toHead(language, languages, drawn)],
    [
      '<div id="root"></div>',
      `${root}${drawn.body}</div>\n    ${[notArrived, ...drawn.preloads].join('\n    ')}`,
    ],
  ];
  return parts.reduce((filled, [place, content]) => {
    if (filled.search(place) < 0) throw new Error(`${template} has no place ${place}`);
    return filled.replace(place, () => content);
  }, page);
}

/**
 * A page that is only read comes with its styles in it: it is on the screen without asking for anything more. The link
 * stays, switched off, so that code which comes later finds it and does not fetch the same once more: the fonts would be
 * declared anew with it, and all that is read would move.
 */
export function inlineStyles(page: string, bundle: Rolldown.OutputBundle): string {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g;
  return page.replace(link, (_, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}`);
    const styles = Buffer.from(sheet.source).toString().trim();
    if (styles.includes('</')) throw new Error(`${file} would end its own element`);
    return `<style>${styles}</style><link rel="stylesheet" href="/${file}" disabled>`;
  });
}

interface Drawn {
  readonly name: DrawnName;
  readonly language: string;
  readonly page: DrawnPage;
}

async function drawAll(root: string, languages: readonly string[]): Promise<Drawn[]> {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { drawPage, drawnPages } = (await server.ssrLoadModule('/src/draw-page.tsx')) as Drawing;
    const drawn: Drawn[] = [];
    // One after the other: all languages share one speaker.
    for (const language of languages)
      for (const name of Object.keys(drawnPages) as DrawnName[])
        drawn.push({ name, language, page: await drawPage(name, language as Language) });
    return drawn;
  } finally {
    await server.close();
  }
}

/** What the first step brings beside the code of every page. */
const usedAtOnce = (language: string) => [
  'src/take-over.tsx',
  'src/pages/wizard/start-page.tsx',
  // The source language's come with the code.
  ...(language === 'en' ? [] : [`packages/texts/src/${language}/frame.ts`]),
  `packages/texts/src/${language}/wizard.ts`,
];

/**
 * Draws the home page and the first step once for each language, so that their texts stand in what the server sends:
 * `landing.en.html`, `app.en.html`. A page drawn so needs no script to be read, and is on the screen as soon as its styles
 * are. The first step is there to be used: its code is asked for with the page.
 */
export const drawPages = (root: string, languages: readonly string[]): Plugin => ({
  name: 'draw-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const built = String((bundle[template] as Rolldown.OutputAsset).source);
      for (const { name, language, page } of await drawAll(root, languages)) {
        const preloads = page.isToUse ? listPreloads(name, usedAtOnce(language), bundle) : [];
        const filled = fillPage(built, language, languages, { ...page, preloads });
        const source = page.isToUse ? filled : inlineStyles(filled, bundle);
        this.emitFile({ type: 'asset', fileName: `${name}.${language}.html`, source });
      }
      delete bundle[template];
    },
  },
});
