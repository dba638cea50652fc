import { existsSync, readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { coreFont } from './build/core-font.ts';
import { drawPages } from './build/draw-pages.ts';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { packFiles } from './build/pack-files.ts';
import { preloadFont } from './build/preload-font.ts';

const apiUrl = process.env.PUENTE_API_URL ?? 'http://127.0.0.1:3000';

const firstStep = 'src/pages/wizard/start-page.tsx';

/** What a person waits for on a slow phone: pages as React draws them, with their texts. */
const firstPages = [
  {
    path: '/ drawn anew',
    modules: ['src/take-over.tsx', 'src/pages/landing/landing-page.tsx'],
    texts: ['landing'],
    limitBytes: 110_000,
  },
  {
    path: '/app',
    modules: ['src/landing.ts', 'src/take-over.tsx', firstStep],
    texts: ['wizard'],
    limitBytes: 110_000,
  },
  {
    path: '/app#step4',
    modules: [
      'src/main.tsx',
      firstStep,
      'src/pages/wizard/wizard-page.tsx',
      'src/features/review/as-applicant/review.tsx',
      'packages/forms/src/checks/index.ts',
    ],
    texts: ['wizard', 'idle', 'review', 'fields', 'options', 'notes', 'standing'],
    limitBytes: 214_000,
  },
];
const texts = new URL('../../packages/texts/src/', import.meta.url);
const firstTexts = ['frame', ...firstPages.flatMap((page) => page.texts)];
const languages = readdirSync(texts, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  // A language that somebody has begun is loaded by nobody.
  .filter((language) => firstTexts.every((name) => existsSync(new URL(`${language}/${name}.ts`, texts))));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    coreFont(import.meta.dirname),
    preloadFont(),
    drawPages(import.meta.dirname, languages),
    packFiles(),
    firstLoadBudget([
      { name: '/', limitBytes: 5_000, modules: ['src/landing.ts'] },
      ...firstPages.flatMap(({ path, modules, texts, limitBytes }) =>
        languages.map((language) => ({
          name: `${path} in ${language}`,
          limitBytes,
          modules: [
            ...modules,
            ...['frame', ...texts].map((namespace) => `packages/texts/src/${language}/${namespace}.ts`),
          ],
        })),
      ),
    ]),
  ],
  resolve: {
    // React has brought it since version 18; the package is for those before.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A data: URI would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'landing.html'],
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': apiUrl } },
  preview: { host: '127.0.0.1', proxy: { '/api': apiUrl } },
});
