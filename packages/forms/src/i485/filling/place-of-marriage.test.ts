import { describe, expect, it } from 'vitest';
import { i485 } from '../../filling/testing/editions.ts';
import { i485FormDataSchema } from '../data.ts';
import { toI485Writes } from './to-i485-writes.ts';

const today = new Date('2026-11-20T00:00:00Z');

function fill(marital_history: object, item: string) {
  const { writes, moved } = toI485Writes(i485FormDataSchema.parse({ marital_history }), {
    catalogue: i485,
    today,
  });
  const [one, two] = item === '16' ? ['1', '1'] : ['0', '0'];
  const box = (name: string) => {
    const write = writes.find((each) => each.name.endsWith(`Pt6Line10_${name}`));
    return write && 'value' in write ? write.value : '';
  };
  return {
    place: [box(`CityTownOfBirth[${one}]`), box(`State[${two}]`), box(`Country[${one}]`)],
    more: moved.map(({ text }) => text),
  };
}
const prior = (place_of_marriage: string) => fill({ prior_marriages: [{ place_of_marriage }] }, '16');
const spouse = (place_of_marriage: object) =>
  fill({ current_marital_status: 'Married', current_spouse: { place_of_marriage } }, '9');

const places = [
  ['Honduras', '', '', 'Honduras'],
  ['HAITI', '', '', 'Haiti'],
  ['Tela', 'Tela', '', ''],
  ['Tela, Honduras', 'Tela', '', 'Honduras'],
  ['Tela, Atlántida, Honduras', 'Tela', 'Atlantida', 'Honduras'],
  ['Tela Honduras', 'Tela', '', 'Honduras'],
  ['Mexico City', 'Mexico City', '', ''],
  ['Ciudad de México', 'Ciudad de Mexico', '', ''],
  ['Ciudad de Guatemala, Guatemala', 'Ciudad de Guatemala', '', 'Guatemala'],
  ['Mexico City, Mexico', 'Mexico City', '', 'Mexico'],
  ['Panama City, Panama', 'Panama City', '', 'Panama'],
  ['Guatemala, Guatemala', 'Guatemala', '', 'Guatemala'],
  ['Armenia, Colombia', 'Armenia', '', 'Colombia'],
  ['Granada, Nicaragua', 'Granada', '', 'Nicaragua'],
  ['Atlanta, Georgia', 'Atlanta', 'GA', 'USA'],
  ['Tbilisi, Georgia', 'Tbilisi', '', 'Georgia'],
  ['Miami, FL', 'Miami', 'FL', 'USA'],
  ['Texas', '', 'TX', 'USA'],
  ['New Mexico', '', 'NM', 'USA'],
  ['Texas, USA', '', 'TX', 'USA'],
  ['New York', 'New York', '', ''],
  ['USA', '', '', 'USA'],
] as const;

describe('the place of a prior marriage, in one line', () => {
  it.each(places)('%j', (line, ...boxes) => {
    expect(prior(line)).toEqual({ place: boxes, more: [] });
  });

  it.each(['Cuba, Spain', 'Cuba; Spain', 'Zzyzx, Georgia', 'Georgia'])(
    '%j can be read in two ways: it goes whole to Part 14 and no box is guessed',
    (line) => {
      expect(prior(line)).toEqual({ place: ['', '', ''], more: [`Place of marriage: ${line}`] });
    },
  );
});

describe('the place of the marriage to the current spouse', () => {
  it.each([
    [{ city: 'Honduras' }, ['', '', 'Honduras']],
    [{ city: 'Tela, Honduras' }, ['Tela', '', 'Honduras']],
    [{ city: 'Guatemala', country: 'Guatemala' }, ['Guatemala', '', 'Guatemala']],
    [{ city: 'Armenia', country: 'Colombia' }, ['Armenia', '', 'Colombia']],
    [{ city: 'Tela', state: 'Atlántida' }, ['Tela', 'Atlantida', '']],
  ])('%j', (typed, boxes) => {
    expect(spouse(typed).place).toEqual(boxes);
  });
});
