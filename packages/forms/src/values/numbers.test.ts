import { describe, expect, it } from 'vitest';
import { aNumber } from './a-number.ts';
import { i94 } from './i94.ts';
import { sure } from './normalised.ts';
import { phone } from './phone.ts';
import { sevis } from './sevis.ts';
import { ssn } from './ssn.ts';
import { uscisAccount } from './uscis-account.ts';
import { weight } from './weight.ts';
import { zip } from './zip.ts';

const kinds = { aNumber, i94, phone, sevis, ssn, uscisAccount, weight, zip };

const hyphens = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212'];

describe('numbers of a fixed shape', () => {
  it.each([
    ['aNumber', 'A012 345 678', '012345678'],
    ['aNumber', 'A 95-027-171', '095027171'],
    ['aNumber', 'A#12-345-678', '012345678'],
    ['aNumber', 'A# 204518837', '204518837'],
    ['aNumber', 'A: 204518837', '204518837'],
    ['aNumber', 'A-204-518-837', '204518837'],
    ['aNumber', '#204518837', '204518837'],
    ['aNumber', 'Alien No. 204518837', '204518837'],
    ['aNumber', 'Alien number A204518837', '204518837'],
    ['aNumber', 'No. A204 518 837', '204518837'],
    ['aNumber', '1234567', '001234567'],
    ['aNumber', 'a098765432', '098765432'],
    ['ssn', '123-45-6789', '123456789'],
    ['ssn', '123.45.6789', '123456789'],
    ['i94', '498 0198-1b29', '49801981B29'],
    ['i94', '123456789 a1', '123456789A1'],
    ['uscisAccount', '0123 4567 8901', '012345678901'],
    ['zip', ' 02139 ', '02139'],
    ['zip', '74104-1234', '74104'],
    ['zip', '07102-1234', '07102'],
    ['zip', '74104 - 1234', '74104'],
    ['zip', '741041234', '74104'],
    ['phone', '(212)555-0187', '2125550187'],
    ['phone', '+1 (269) 381-4449', '2693814449'],
    ['phone', 'Cell: 212.555.0187', '2125550187'],
    ['sevis', 'N-0012345678', '0012345678'],
    ['weight', '95 lbs', '095'],
    ...hyphens.flatMap(
      (hyphen) =>
        [
          ['aNumber', `A${hyphen}204${hyphen}518${hyphen}837`, '204518837'],
          ['ssn', `123${hyphen}45${hyphen}6789`, '123456789'],
          ['i94', `498${hyphen}01981${hyphen}b29`, '49801981B29'],
          ['uscisAccount', `0123${hyphen}4567${hyphen}8901`, '012345678901'],
          ['zip', `74104${hyphen}1234`, '74104'],
          ['phone', `212${hyphen}555${hyphen}0187`, '2125550187'],
          ['sevis', `N${hyphen}0012345678`, '0012345678'],
        ] as const,
    ),
  ] as const)('%s reads %j as %j, on paper and for the box', (kind, text, value) => {
    expect(kinds[kind].parse(text)).toEqual(sure(value));
    expect(kinds[kind].toBox(text)).toEqual({ text: value });
    expect(kinds[kind].problem(text)).toBeNull();
  });

  it.each([
    ['aNumber', '123456', 'a-number-format'],
    ['aNumber', '0123456789', 'a-number-format'],
    ['aNumber', 'A123456789 / A987654321', 'a-number-format'],
    ['aNumber', 'ABC123456', 'a-number-format'],
    ['aNumber', 'O12345678', 'a-number-format'],
    ['ssn', '12345678', 'ssn-format'],
    ['ssn', '000-12-3456', 'ssn-start'],
    ['ssn', '666123456', 'ssn-start'],
    ['ssn', '912-34-5678', 'ssn-start'],
    ['i94', '1234567890', 'i94-format'],
    ['uscisAccount', '01234567890', 'uscis-account-format'],
    ['zip', '1234', 'zip-format'],
    ['phone', '212', 'phone-format'],
    ['phone', '+58 412 123 4567', 'phone-format'],
    ['phone', '+509 3400 0000 1', 'phone-format'],
    ['phone', '+354 411 1111', 'phone-format'],
    ['sevis', 'N123', 'sevis-format'],
    ['weight', '65.5', 'weight-format'],
  ] as const)('%s refuses %j as %s', (kind, text, problem) => {
    expect(kinds[kind].parse(text)).toBeNull();
    expect(kinds[kind].toBox(text)).toEqual({ problem });
    expect(kinds[kind].problem(text)).toBe(problem);
  });

  it.each([
    ['i94', 'information', 'INFORMATION'],
    ['uscisAccount', 'not available', 'NOTAVAILABLE'],
    ['phone', '012-345-6789', '0123456789'],
  ] as const)('%s takes no word or foreign number on paper for one: %j', (kind, text, boxed) => {
    expect(kinds[kind].parse(text)).toBeNull();
    expect(kinds[kind].toBox(text)).toEqual({ text: boxed });
  });
});
