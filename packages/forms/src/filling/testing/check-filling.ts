import type { FieldSpec } from '../../catalogue.ts';
import { getCatalogue } from '../../editions/index.ts';
import { toClassOfAdmission } from '../../values/i94-status.ts';
import { toBaseLetters } from '../../values/spelling/latin-text.ts';
import { parseAllowedCharacters } from '../allowed-characters.ts';
import type { FillingResult } from '../filling-result.ts';
import { neverFilled } from '../never-filled.ts';
import { toLimits } from '../sheet.ts';
import { toLines } from '../wrap-text.ts';

const editions = { 'I-485': '01/20/25', 'I-765': '08/21/25' } as const;
const words = (text: string): string[] =>
  toBaseLetters(text)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

function findTextFaults(field: FieldSpec, value: string): string[] {
  // The box shows a class of admission as the I-94 prints it, though its typing script has no digits.
  const isClass = field.id === 'P1.12.status' && toClassOfAdmission(value) === value;
  const isOpenEnd = value === 'PRESENT' && /(^|[.-])to$/.test(field.id);
  if (field.lines !== undefined) {
    const lines = value.split('\n').flatMap((row) => toLines(row, field.fits ?? 0));
    return lines.length > field.lines ? [`${field.id}: ${lines.length} lines`] : [];
  }
  return [
    value.trim() === '' ? 'is blank' : '',
    !isOpenEnd && !isClass && !parseAllowedCharacters(field.characters).hasAll(value)
      ? 'has characters not allowed'
      : '',
    value.length > toLimits(field).limit ? 'is too long' : '',
    field.exactLengths && !field.exactLengths.includes(value.length) ? 'has another length' : '',
  ]
    .filter((fault) => fault !== '')
    .map((fault) => `${field.id}: ${JSON.stringify(value)} ${fault}`);
}

/** Everything in a filling that the official PDF would not take, in words. */
export function findFaults(form: 'I-485' | 'I-765', result: FillingResult): string[] {
  const catalogue = getCatalogue(form, editions[form]);
  const byName = new Map(catalogue.fields.map((field) => [field.pdfName, field]));
  const forbidden = new Set(neverFilled(catalogue));
  const groups = new Map<string, number>();
  const faults = result.writes.flatMap((write) => {
    const field = byName.get(write.name);
    if (!field) return [`${write.name} is not a field`];
    if (forbidden.has(write.name)) return [`${field.id} is never filled`];
    if ('on' in write) {
      if (field.group) groups.set(field.group, (groups.get(field.group) ?? 0) + 1);
      return write.on === field.on ? [] : [`${field.id}: on-value ${write.on}`];
    }
    if (field.kind === 'checkbox') return [`${field.id}: a text in a checkbox`];
    if (field.kind === 'choice')
      return field.options?.includes(write.value) ? [] : [`${field.id}: option ${write.value}`];
    return findTextFaults(field, write.value);
  });
  const doubled = [...groups].filter(([, count]) => count > 1).map(([group]) => `${group}: two answers`);
  const names = result.writes.map((write) => write.name);
  return [...faults, ...doubled, ...(new Set(names).size < names.length ? ['a field is written twice'] : [])];
}

/** All text that reaches paper: boxes, additional-information entries and continuation sheets. */
export const toPrintedText = (result: FillingResult): string =>
  words(
    [
      ...result.writes.map((write) => ('value' in write ? write.value : '')),
      ...result.continuation.map((row) => row.text),
    ].join(' '),
  ).join('');
