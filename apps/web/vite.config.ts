import { existsSync, readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { packFiles } from './build/pack-files.ts';
import { preloadFont } from './build/preload-font.ts';

const apiUrl = process.env.PUENTE_API_URL ?? 'http://127.0.0.1:3000';

const firstPages = [
  { path: '/', view: 'landing/landing-page.tsx', texts: ['landing'] },
  { path: '/app', view: 'wizard/start-page.tsx', texts: ['wizard'] },
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
    preloadFont(),
    packFiles(),
    firstLoadBudget({
      // What a person waits for on a slow phone. It may only go down.
      limitBytes: 110_000,
      pages: firstPages.flatMap(({ path, view, texts }) =>
        languages.map((language) => ({
          name: `${path} in ${language}`,
          modules: [
            'src/main.tsx',
            `src/pages/${view}`,
            ...['frame', ...texts].map((namespace) => `packages/texts/src/${language}/${namespace}.ts`),
          ],
        })),
      ),
    }),
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
      output: {
        codeSplitting: {
          groups: [
            // In one file they are packed 2 kB smaller, and stay in the browser's cache when only our code changes.
            {
              name: 'foundation',
              test: /node_modules\/(react|react-dom|scheduler|raviger|i18next|react-i18next)\//,
            },
            // What comes with every page, packed as one.
            { name: 'site', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': apiUrl } },
  preview: { host: '127.0.0.1', proxy: { '/api': apiUrl } },
});
