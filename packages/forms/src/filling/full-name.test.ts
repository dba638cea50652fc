import { describe, expect, it } from 'vitest';
import { splitFullName, toSurnameWords } from './full-name.ts';

const surnames = toSurnameWords(['Rodríguez Peña', 'de la Cruz']);

describe('splitting a full name in one line', () => {
  it.each([
    ['Yuleisy Rodríguez Peña', 'Rodríguez Peña', 'Yuleisy', ''],
    ['YULEISY DEL CARMEN RODRIGUEZ PENA', 'RODRIGUEZ PENA', 'YULEISY', 'DEL CARMEN'],
    ['Peña, Ana María Luisa', 'Peña', 'Ana', 'María Luisa'],
    ['Juan de la Cruz', 'de la Cruz', 'Juan', ''],
    ['Amadou van der Berg', 'van der Berg', 'Amadou', ''],
    ['John Paul Smith', 'Smith', 'John', 'Paul'],
    ['Sukarno', 'Sukarno', '', ''],
  ])('%s', (fullName, family, given, middle) => {
    expect(splitFullName(fullName, surnames)).toEqual({ family, given, middle });
  });
});
