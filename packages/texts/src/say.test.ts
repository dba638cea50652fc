import { noteCodes, withheldReasons } from '@puente/contract';
import { getStanding } from '@puente/forms/standing';
import { expect, it } from 'vitest';
import { type Language, languages } from './languages.ts';
import type { SpokenNamespace } from './namespaces.ts';
import { saySentence } from './say.ts';
import { openSpeaker } from './speaker.ts';

const speak = await openSpeaker('notes', 'reasons', 'standing', 'labels');
const sayIn =
  (language: Language, namespace: SpokenNamespace) =>
  (code: string, params: Parameters<typeof saySentence>[1]['params'] = {}) =>
    saySentence({ t: speak(language), language, namespace }, { code, params });

const note = { en: sayIn('en', 'notes'), es: sayIn('es', 'notes') };

it('says which pages could not be read, each with its page of the form', () => {
  const pages = [
    { code: 'page-of-form', params: { page: '3', formPage: '5' } },
    { code: 'page-of-form', params: { page: '7', formPage: '9' } },
  ];
  expect(note.en('pages-unread', { pages })).toContain('3 (page 5 of the form), 7 (page 9 of the form)');
  expect(note.es('pages-unread', { pages })).toContain('3 (página 5 del formulario)');
});

it('says at which numbers of which pages boxes were not read', () => {
  const pages = [
    { code: 'items-of-page', params: { page: '2', items: '17, 24' } },
    { code: 'boxes-of-page', params: { page: '9' } },
  ];
  const params = { paper: 'I-589', edition: '07/28/26', pages };
  expect(note.en('boxes-not-read', params)).toContain('page 2 (17, 24), page 9');
  expect(note.es('boxes-not-read', params)).toContain('página 2 (17, 24)');
});

it('says in both languages what the paper is and how its dates are written', () => {
  const paper = { paper: 'I-765', form: 'I-485' };
  expect(note.en('paper-is-other-form', paper)).toContain('is a Form I-765, not an I-589');
  expect(note.es('paper-is-other-form', paper)).toContain('es un Formulario I-765, no un I-589');
  expect(note.en('paper-is-empty', paper)).toContain(
    'We found a Form I-765 in your file, but nothing written',
  );
  expect(note.es('paper-is-empty', paper)).toContain('un Formulario I-765 en su archivo, pero nada escrito');
  expect(note.en('dates-day-first')).toContain('the day before the month');
  expect(note.es('dates-day-first')).toContain('el día antes del mes');
  expect(note.es('pages-missing', { pages: '10, 11' })).toContain('10, 11');
  expect(note.es('pages-read-by-labels', { pages: '3, 4' })).toContain('3, 4');
  expect(note.es('edition-unknown', { paper: 'I-589', editions: '01/20/25, 08/25/20' })).toContain(
    '01/20/25, 08/25/20',
  );
  expect(note.es('edition-uncertain')).toContain('edición');
});

it('asks in both languages for what only the person can answer', () => {
  const [en, es] = [sayIn('en', 'reasons'), sayIn('es', 'reasons')];
  expect(en('name-in-one-line')).toContain('family name');
  expect(es('name-in-one-line')).toContain('apellido');
  expect(en('spouse-not-current')).toContain('former marriage?');
  expect(es('spouse-not-current')).toContain('¿Es un matrimonio anterior?');
  expect(en('spouse-status-open')).toContain('not answered');
  expect(en('not-on-i94')).toContain('I-94');
  expect(es('not-on-i94')).toContain('I-94');
  expect(en('which-passport')).toContain('Is this the passport you arrived with?');
});

it('gives every reason and every note whole sentences of their own in each language', () => {
  for (const [namespace, codes] of [
    ['reasons', withheldReasons],
    ['notes', noteCodes],
  ] as const)
    for (const code of codes) {
      const said = languages.map((language) => sayIn(language.code, namespace)(code));
      for (const words of said) expect(words.length, code).toBeGreaterThan(20);
      expect(new Set(said).size, code).toBe(languages.length);
    }
});

const soon = new Date('2026-10-20T12:00:00Z');
const muchLater = new Date('2027-03-01T12:00:00Z');
const sayStanding = (language: Language, form: 'I-485' | 'I-765', edition: string, today: Date) =>
  getStanding(form, edition, today)
    .text.map(({ code, params }) => sayIn(language, 'standing')(code, params))
    .join(' ');

it('says by whose word an edition is refused or taken, with days as the language writes them', () => {
  const refused = sayStanding('en', 'I-485', '01/20/25', soon);
  expect(refused).toContain('It is reported that USCIS no longer accepts edition 01/20/25');
  expect(refused).toContain('since September 18, 2026');
  expect(refused).toContain('not from uscis.gov itself');
  expect(sayStanding('es', 'I-485', '01/20/25', soon)).toContain('desde el 18 de septiembre de 2026');
  const taken = sayStanding('en', 'I-765', '08/21/25', soon);
  expect(taken).toContain('It is reported that USCIS accepts edition 08/21/25.');
  expect(taken).toContain('court order');
  expect(sayStanding('en', 'I-765', '01/01/99', soon)).toContain('uscis.gov/i-765');
});

it('says once a report is old since when nobody looked, and repeats nothing as if it still held', () => {
  expect(sayStanding('en', 'I-765', '08/21/25', muchLater)).toBe(
    'We have not looked since October 8, 2026. Before you file, compare the edition date at the foot of the form with the one on uscis.gov/i-765.',
  );
  expect(sayStanding('es', 'I-765', '08/21/25', muchLater)).toContain(
    'No hemos vuelto a mirar desde el 8 de octubre de 2026.',
  );
  const refused = sayStanding('en', 'I-485', '01/20/25', muchLater);
  expect(refused).toContain('We have not looked since October 2, 2026.');
  expect(refused).toContain('On that day it was reported');
  expect(refused).not.toContain('no longer accepts');
});
