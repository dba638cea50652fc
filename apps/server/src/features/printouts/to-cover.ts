import type { TextBlock } from '@puente/pdf';
import { type InstructionInput, sayPlace, writeEdition } from './to-instructions.ts';

interface CoverInput extends InstructionInput {
  readonly applicant: { readonly name: string; readonly aNumber: string };
  /** Of the form with its added sheets. */
  readonly pageCount: number;
}

const sayWhose = ({ say, applicant: { name, aNumber } }: CoverInput): string =>
  [name && say('print:cover.name', { name }), aNumber && say('print:cover.aNumber', { aNumber })]
    .filter(Boolean)
    .join('   ');

/** The first page of a packet: one line to tick for each thing that must be done. */
export function toCover(input: CoverInput): TextBlock[] {
  const { form, preflight, say, pageCount } = input;
  const { edition, missing, standing } = preflight;
  const own = preflight.sign.filter(({ who }) => who === 'applicant');
  const hasSheets = preflight.toAdditionalInformation.some(({ on }) => on === 'sheet');
  const lines = [
    say('print:cover.edition', { edition, officialPage: standing.officialPage }),
    ...(missing.length > 0 ? [say('print:cover.blank', { count: missing.length })] : []),
    ...own.map((place) => say('print:cover.signed', { place: sayPlace(say, place) })),
    say('print:cover.others'),
    ...(hasSheets ? [say('print:cover.sheets')] : []),
    say('print:cover.pages', { pages: pageCount }),
    say('print:cover.papers'),
    say('print:cover.fee'),
    say('print:cover.copy'),
  ];
  const whose = sayWhose(input);
  return [
    { kind: 'title', text: say('print:cover.title', { form }) },
    ...(whose ? [{ kind: 'text', text: whose } as const] : []),
    { kind: 'text', text: say('print:cover.lead') },
    ...writeEdition(input),
    { kind: 'list', marker: 'box', items: lines.map((text) => ({ text })) },
    { kind: 'page-break' },
  ];
}
