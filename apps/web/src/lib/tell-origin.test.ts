import { afterEach, expect, it, vi } from 'vitest';
import { tellOrigin } from './tell-origin.ts';

function stub(asked: object, referrer = 'https://elsewhere.example.org/page?who=ana') {
  vi.stubGlobal('navigator', { userAgent: 'Invented/1.0', ...asked });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', { origin: 'https://puente.example.org' });
}
afterEach(() => vi.unstubAllGlobals());

it('tells the browser and the site it came from, never the page', () => {
  stub({});
  expect(tellOrigin()).toEqual({ userAgent: 'Invented/1.0', referrer: 'https://elsewhere.example.org' });
});

it('tells no site where there was none, or only this one', () => {
  for (const referrer of ['', 'https://puente.example.org/app']) {
    stub({}, referrer);
    expect(tellOrigin()).toEqual({ userAgent: 'Invented/1.0' });
  }
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'tells nothing where the browser says %j',
  (asked) => {
    stub(asked);
    expect(tellOrigin()).toEqual({});
  },
);
