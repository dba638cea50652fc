import type { TextBlock } from '@puente/pdf';
import { type InstructionInput, writeEdition } from './to-instructions.ts';

interface CoverInput extends InstructionInput {
  readonly applicant: { readonly name: string; readonly aNumber: string };
  /** Of the form with its added sheets. */
  readonly pageCount: number;
}

/** The first page of a packet: one line to tick for each thing that must be done. */
export function toCover(input: CoverInput): TextBlock[] {
  const { form, preflight, texts, applicant, pageCount } = input;
  const { cover } = texts;
  const own = preflight.sign.filter(({ who }) => who === 'applicant');
  const hasSheets = preflight.toAdditionalInformation.some(({ on }) => on === 'sheet');
  const lines = [
    cover.edition(preflight.edition, preflight.standing.officialPage),
    ...(preflight.missing.length > 0 ? [cover.blank(preflight.missing.length)] : []),
    ...own.map((place) => cover.signed(texts.place(place))),
    cover.others,
    ...(hasSheets ? [cover.sheets] : []),
    cover.pages(pageCount),
    cover.papers,
    cover.fee,
    cover.copy,
  ];
  const whose = cover.whose(applicant.name, applicant.aNumber);
  return [
    { kind: 'title', text: cover.title(form) },
    ...(whose ? [{ kind: 'text', text: whose } as const] : []),
    { kind: 'text', text: cover.lead },
    ...writeEdition(input),
    { kind: 'list', marker: 'box', items: lines.map((text) => ({ text })) },
    { kind: 'page-break' },
  ];
}
