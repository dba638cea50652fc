import { expect, test } from 'vitest';
import { isWorded, mendTimeWords } from './worded-values.ts';

test('words for no value may stand in any box', () => {
  for (const word of ['N/A', 'None', 'Present', 'applied for', 'D/S', '-', 'ninguno', 'no aplica', 'NIA'])
    expect(isWorded(word, 'phone')).toBe(true);
  for (const name of ['Nancy', 'NIA']) expect(isWorded(name, 'name')).toBe(false);
});

test('dates may name their month, in boxes for dates', () => {
  for (const date of ['Apr 2023', '30 Jul 2004', 'April 12, 1990', '12 de marzo de 1990', 'juil. 2019'])
    expect(isWorded(date, 'date')).toBe(true);
  expect(isWorded('Apr 2023', 'zip')).toBe(false);
  for (const none of ['04/2023', 'Jut 2023', '12 xyz 1990', '25 Apr 200', 'O4/2O23'])
    expect(isWorded(none, 'date')).toBe(false);
});

test.each([
  ['12 Septenber 1990', '12 September 1990'],
  ['Apr 2023', 'Apr 2023'],
  ['04 lan 2018', '04 January 2018'],
  ['10 teb 2012', '10 February 2012'],
  ['Apt 2023', 'April 2023'],
  ['04 Jut 2018', null],
  ['Mav 2018', null],
  ['Augustine 2023', null],
  ['Presente', 'Presente'],
  ['Preaent', 'Present'],
  ['PPLSENT', 'Present'],
  ['Actualmcnte', 'Present'],
  ['Pending', null],
  ['Pres3nt', null],
  ['today', 'today'],
  ['Tuday', 'Present'],
  ['Honduras', null],
])('mends the words of %s to %s', (read, mended) => {
  expect(mendTimeWords(read)).toBe(mended);
});

test('words of time are words in boxes of time alone', () => {
  for (const word of ['Presente', 'actualmente', 'Preaent']) expect(isWorded(word, 'month')).toBe(true);
  for (const word of ['Presente', 'Preaent', '']) expect(isWorded(word, 'ssn')).toBe(false);
});
