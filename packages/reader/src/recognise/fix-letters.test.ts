import { expect, test } from 'vitest';
import { fixLetters } from './fix-letters.ts';

test.each([
  ['SAN D/EGO', 'SAN DIEGO'],
  ['NKURUNZ!ZA', 'NKURUNZIZA'],
  ['BUJUMBURA, BURUND|AN', 'BUJUMBURA, BURUNDIAN'],
  ['GITEGA, BURUND/', 'GITEGA, BURUNDI'],
  ['L0PEZ', 'LOPEZ'],
  ['5okolov', 'Sokolov'],
  ['1VANOV', 'IVANOV'],
  ['Tesfamichae!', 'Tesfamichael'],
  ['Quetzal+enango', 'Quetzaltenango'],
])('a name of a place or a person has no marks: %s becomes %s', (read, fixed) => {
  expect(fixLetters(read, 'city')).toBe(fixed);
});

test.each([
  'N/A',
  'C/O',
  'HONDURAS/MEXICO',
  'Zona 1',
  '1ro de Mayo',
  '1RO DE MAYO',
  'A1',
  'D/S',
  "O'Brien",
  'Saint-Louis',
])('%s stays', (text) => {
  expect(fixLetters(text, 'name')).toBe(text);
});

test('a state is mended to one that there is, and no letter of it is exchanged', () => {
  expect(fixLetters('1D', 'state')).toBe('ID');
  expect(fixLetters('M/', 'state')).toBe('MI');
  expect(fixLetters('0K', 'state')).toBe('OK');
  expect(fixLetters('1X', 'state')).toBe('1X');
  expect(fixLetters('TK', 'state')).toBe('TK');
  expect(fixLetters('W/', 'text')).toBe('WI');
  expect(fixLetters('N/', 'text')).toBe('N/');
  expect(fixLetters('1D', 'text')).toBe('1D');
});

test('where numbers may stand nothing is exchanged', () => {
  expect(fixLetters('AB0CD', 'street')).toBe('AB0CD');
  expect(fixLetters('1D', 'unit')).toBe('1D');
});
