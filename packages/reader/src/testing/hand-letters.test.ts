import { describe, expect, it } from 'vitest';
import { drawLetter, toPathData } from './hand-letters.ts';
import { keptHands, keptScripts, neatHands, scriptHands } from './write-by-hand.ts';

const draw = (hand: string, letter: string) => toPathData(drawLetter(hand, letter, 10).commands);

describe.each([...neatHands, ...keptHands, ...scriptHands, ...keptScripts])('The hand %s', (hand) => {
  it.each([...'ñéüçğışŞİłŁżęąčđĐőůță'])('writes %s, and not the letter without its mark', (letter) => {
    const bare = { ı: 'i', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' }[letter] ?? letter.normalize('NFD').charAt(0);
    expect(draw(hand, letter)).not.toBe('');
    expect(draw(hand, letter)).not.toBe(draw(hand, bare));
  });

  it('refuses what it cannot write', () => {
    expect(() => draw(hand, '汉')).toThrow('has no 汉');
  });
});

it('Of a dotless i only the dot is gone', () => {
  const dots = (letter: string) => draw('la-belle-aurore', letter).split('M').length - 1;
  expect([dots('i'), dots('ı')]).toEqual([2, 1]);
});
