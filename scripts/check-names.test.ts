import { expect, test } from 'vitest';
import { listFaults } from './check-names.ts';

const judge = (text: string) => listFaults('song.ts', text);

test('statements make a function; one expression, a type of its own or a place inside another make a const', () => {
  expect(judge('export const sing = (song: Song) => {\n  play(song);\n};')).toEqual([
    'song.ts:1 sing: with statements it is a function, not a const',
  ]);
  expect(judge('const sing = (song: Song) => play(song);')).toEqual([]);
  expect(judge('const sing: Singer = (song) => {\n  play(song);\n};')).toEqual([]);
  expect(judge('function sing() {\n  const again = () => {\n    play();\n  };\n}')).toEqual([]);
});

test('a constant does not shout, wherever it stands', () => {
  expect(judge('const LOUD_PX = 3;')).toEqual([
    'song.ts:1 LOUD_PX: constants are written like all other names',
  ]);
  expect(judge('const A4 = 297;')).toHaveLength(1);
  expect(judge("const env = { LOUD: '1' };")).toEqual([]);
  expect(judge('const Chorus = () => null;\nfunction find<T>(of: T) {}')).toEqual([]);
});

test('a word that the glossary has replaced is named with the one that stands for it', () => {
  expect(judge('const mostSongs = 3;\nconst limits = { leastNotes: 1 };')).toEqual([
    'song.ts:1 mostSongs: say maxSongs',
    'song.ts:2 leastNotes: say minNotes',
  ]);
  expect(judge('function sing(most: number, made: Song, outsideReaderAllowed: boolean) {}')).toEqual([
    'song.ts:1 most: say max',
    'song.ts:1 made: say created',
    'song.ts:1 outsideReaderAllowed: say visionModelAllowed',
  ]);
  expect(judge('const almostDone = true;\nlet madeUp = leastSquares;')).toEqual([]);
});
