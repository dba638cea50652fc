import { describe, expect, it } from 'vitest';
import { getCatalogue } from '../editions/index.ts';
import { neverFilled } from './never-filled.ts';
import { closeSheet, openSheet, tick } from './sheet.ts';

const i485 = getCatalogue('I-485', '01/20/25');
const i765 = getCatalogue('I-765', '08/21/25');

describe('the fields no data may fill', () => {
  it('covers every yes/no of I-485 Part 9, the category, entry manner, SSA answers and all signatures', () => {
    const names = new Set(neverFilled(i485));
    const isMeant =
      /Pt2Line3|Pt2Line11_CB|SSA_YN|Consent_YN|Signature|Pt3Line1_CB|USCISOnlineAcctNumber|Interpreter|Preparer/;
    expect(i485.fields.filter((field) => isMeant.test(field.pdfName) && !names.has(field.pdfName))).toEqual(
      [],
    );
    expect(
      i485.fields.filter((field) => field.part === 'P9').every((field) => names.has(field.pdfName)),
    ).toBe(true);
  });

  it('covers reason, earlier filing, arrests, statement, signatures, interpreter and preparer of the I-765', () => {
    const names = new Set(neverFilled(i765));
    const isMeant =
      /Part1_Checkbox|Line19_Checkbox|YesNo|Pt3Line1|Part3_Checkbox|Pt4Line6_Checkbox|Signature|Attorney|Interpreter|Preparer/;
    const open = i765.fields.filter((field) => isMeant.test(field.pdfName) && !names.has(field.pdfName));
    expect(open.map((field) => field.pdfName)).toEqual([]);
  });

  it('leaves open the answers the form data holds', () => {
    expect(neverFilled(i485).filter((name) => /\.AlienNumber\[|Pt1Line19_SSN|Pt1Line1_/.test(name))).toEqual(
      [],
    );
    expect(neverFilled(i765).filter((name) => /section_|Line9_Checkbox/.test(name))).toEqual([]);
  });

  it.each([
    [i485, 'P1.19.wants-card.yes'],
    [i765, 'P2.30.yes'],
  ])('stops a filling that writes one of them', (catalogue, id) => {
    const sheet = openSheet(catalogue, { additionalPart: 'none', othersParts: [] });
    expect(closeSheet(sheet).writes).toEqual([]);
    tick(sheet, id);
    expect(() => closeSheet(sheet)).toThrow(id);
  });
});
