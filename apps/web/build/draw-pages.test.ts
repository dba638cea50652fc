import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { fillPage, inlineStyles } from './draw-pages.ts';

const page = '<html lang="en" dir="ltr"><title>x</title><body><div id="root"></div></body></html>';
const drawn = {
  body: '<h1>$& Título</h1>',
  dir: 'ltr',
  title: 'Su "I-589" <aquí>',
  description: 'A & B',
  notArrived: 'No llegó',
  isToUse: false,
  preloads: [],
};

it('puts the drawn page with its words where the page has room for them', () => {
  const filled = fillPage(page, 'es', ['en', 'es'], drawn);
  expect(filled).toContain('<html lang="es" dir="ltr">');
  expect(filled).toContain('<div id="root"><h1>$& Título</h1></div>');
  expect(filled).toContain('<title>Su &#34;I-589&#34; &#60;aquí&#62;</title>');
  expect(filled).toContain('content="A &#38; B"');
  expect(filled).toContain('hreflang="en" href="%ORIGIN%/?lang=en"');
  expect(filled).toContain('content="%ORIGIN%/preview.png"');
  expect(filled).toMatch(/role="alert" hidden[^>]*>No llegó</);
});

it('has the code of a page that is there to be used asked for with it, and says nothing of it to search engines', () => {
  const step = { ...drawn, description: null, isToUse: true, preloads: ['<link rel="modulepreload">'] };
  const filled = fillPage(page, 'es', ['en', 'es'], step);
  expect(filled).toContain('<div id="root" data-drawn><h1>');
  expect(filled).toContain('<link rel="modulepreload">');
  expect(filled).toContain('<title>Su &#34;I-589&#34; &#60;aquí&#62;</title>');
  expect(filled).not.toContain('hreflang');
});

it('puts the styles of a page that is only read into it', () => {
  const toBundle = (source: string) =>
    ({ 'assets/a.css': { type: 'asset', source } }) as unknown as Rolldown.OutputBundle;
  const linked =
    '<link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="icon" href="/icon.svg" />';
  expect(inlineStyles(linked, toBundle('a{color:red}\n'))).toBe(
    '<style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled><link rel="icon" href="/icon.svg" />',
  );
  expect(() => inlineStyles(linked, {})).toThrow('has no assets/a.css');
  expect(() => inlineStyles(linked, toBundle('a{content:"</style>"}'))).toThrow('would end');
});

it('refuses a page without such a place', () => {
  expect(() => fillPage('<html></html>', 'es', ['es'], drawn)).toThrow('has no place');
});
