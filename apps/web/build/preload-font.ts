import type { Plugin } from 'vite';

/** Lets the browser ask for the small font with the page, and not when it has read the styles. */
export const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((fileName) => /source-sans-core[^/]*\.woff2$/.test(fileName));
      if (fonts.length === 0) throw new Error('there is no font in the build to preload');
      return fonts.map((fileName) => ({
        tag: 'link',
        // Fonts are asked for without cookies, and so must this be, or the font comes twice.
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: '' },
        injectTo: 'head' as const,
      }));
    },
  },
});
