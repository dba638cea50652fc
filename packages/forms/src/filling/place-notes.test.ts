import { describe, expect, it } from 'vitest';
import { placeNotes } from './place-notes.ts';
import { splitAtLine, toLines } from './wrap-text.ts';

const at = (item: string, text: string) => ({ page: '4', part: '1', item, text });
const room = { lines: 2, width: 10 };

describe('word-wrapping', () => {
  it('breaks at spaces, fills a line exactly and cuts a word longer than a line', () => {
    expect(toLines('aaaa bbbbb cc', 10)).toEqual(['aaaa bbbbb', 'cc']);
    expect(toLines('aaaaaaaaaaaa b', 10)).toEqual(['aaaaaaaaaa', 'aa b']);
    expect(toLines('', 10)).toEqual([]);
  });

  it('splits after a line without losing a letter', () => {
    expect(splitAtLine('aaaa bbbbb cc dd', 10, 1)).toEqual(['aaaa bbbbb', 'cc dd']);
    expect(splitAtLine('short', 10, 3)).toEqual(['short', '']);
  });
});

describe('placing notes in additional-information entries', () => {
  it('gives each page, part and item an entry of its own with one row a record', () => {
    const { entries, left } = placeNotes([at('18', 'one'), at('2', 'name'), at('18', 'two')], [room, room]);
    expect(entries.map(({ item, rows }) => [item, rows])).toEqual([
      ['18', ['one', 'two']],
      ['2', ['name']],
    ]);
    expect(left).toEqual([]);
  });

  it('keeps a record whole and goes on in a further entry with the same label', () => {
    const notes = [at('18', 'one'), at('18', 'aaaa bbbbb cc'), at('18', 'three')];
    expect(placeNotes(notes, [room, room, room]).entries.map(({ rows }) => rows)).toEqual([
      ['one'],
      ['aaaa bbbbb cc'],
      ['three'],
    ]);
  });

  it('splits a record longer than a whole entry and hands over what no entry holds', () => {
    const text = 'aaaa bbbbb cccc ddddd eeee fffff gggg';
    const { entries, left } = placeNotes([at('18', text), at('7', 'job')], [room]);
    expect(entries).toEqual([{ page: '4', part: '1', item: '18', rows: ['aaaa bbbbb cccc ddddd'] }]);
    expect(left).toEqual([at('18', 'eeee fffff gggg'), at('7', 'job')]);
  });
});
