import { expect, it } from 'vitest';
import { mendCommonWords, mendWords } from './mend-words.ts';

it('takes a slash for a leaning I where a known word comes of it', () => {
  expect(mendWords('CH/AMAKA DAN/EL')).toBe('CHIAMAKA DANIEL');
  expect(mendWords('MART/NEZ')).toBe('MARTINEZ');
});

it('leaves a slash between words, one of an answer, and where no known word comes of it', () => {
  expect(mendWords('LEON/GRANADA')).toBe('LEON/GRANADA');
  expect(mendWords('N/A')).toBe('N/A');
  expect(mendWords('QIR/TUV')).toBe('QIR/TUV');
});

it('joins the halves of a known word', () => {
  expect(mendWords('STATE UNI VERSITY')).toBe('STATE UNIVERSITY');
  expect(mendWords('BARRI ENTOS')).toBe('BARRIENTOS');
  expect(mendWords('MOREL IA, MICH')).toBe('MORELIA, MICH');
});

it('leaves words that are two', () => {
  expect(mendWords('ROSA LINDA DE LA CRUZ')).toBe('ROSA LINDA DE LA CRUZ');
  expect(mendWords('SAN JOSE')).toBe('SAN JOSE');
  expect(mendWords('QIRT UVAX')).toBe('QIRT UVAX');
  expect(mendWords('Wilfredo Salazar del Valle')).toBe('Wilfredo Salazar del Valle');
  expect(mendWords('ANA MARIA')).toBe('ANA MARIA');
  expect(mendWords('Mary Ann')).toBe('Mary Ann');
  expect(mendWords('ADRIAN A')).toBe('ADRIAN A');
  expect(mendWords('DANIEL LE')).toBe('DANIEL LE');
  expect(mendWords('Fanta Sy')).toBe('Fanta Sy');
  expect(mendWords('FU YANG')).toBe('FU YANG');
  expect(mendWords('Alex is past or future')).toBe('Alex is past or future');
  expect(mendWords('ALAN IS')).toBe('ALAN IS');
});

it('mends a letter and a digit that cannot stand there', () => {
  expect(mendWords('Zhiminq Ouyanq')).toBe('Zhiming Ouyang');
  expect(mendWords('Escuela Rural No. S')).toBe('Escuela Rural No. 5');
  expect(mendWords('H. No. I18 Model Town')).toBe('H. No. 118 Model Town');
});

it('leaves other words that end with q, and letters after another word', () => {
  expect(mendWords('Tariq Banqiao')).toBe('Tariq Banqiao');
  expect(mendWords('No. Sur, Casa S')).toBe('No. Sur, Casa S');
  expect(mendWords('NO, I WAS NOT')).toBe('NO, I WAS NOT');
  expect(mendWords("HOUSE NO. S-12, NO. O'HIGGINS")).toBe("HOUSE NO. S-12, NO. O'HIGGINS");
});

it('mends the common words of streets and schools', () => {
  expect(mendCommonWords('DISTRICT S ST 2')).toBe('DISTRICT 5 ST 2');
  expect(mendCommonWords('417 Main S+')).toBe('417 Main St');
  expect(mendCommonWords('S7. MARY SCHOOL')).toBe('ST. MARY SCHOOL');
  expect(mendCommonWords('MINISTRY DF HEALTH')).toBe('MINISTRY OF HEALTH');
});

it.each([
  'MEXICO DF MEXICO',
  'MARIA OE LOS SANTOS',
  'Sector I, Block S',
  'Distrito S.J.L., Lima',
  'Apt S7. Lagos',
])('leaves %s', (text) => {
  expect(mendCommonWords(text)).toBe(text);
});
