import type { EditionMatch, FoundBox, NewBox } from '@puente/forms/matching';

export interface SortedMatch {
  readonly certain: readonly FoundBox[];
  readonly byPrint: readonly FoundBox[];
  readonly decided: readonly FoundBox[];
  readonly renumbered: readonly FoundBox[];
  readonly added: readonly NewBox[];
  readonly gone: readonly string[];
  readonly uncertain: readonly FoundBox[];
}

/** The boxes of a match by what became of them; one that is renumbered stands in two lists. */
export function sortMatch({ found, added, gone }: EditionMatch): SortedMatch {
  const of = (certainty: FoundBox['certainty']) => found.filter((box) => box.certainty === certainty);
  return {
    certain: of('certain'),
    byPrint: of('by-print'),
    decided: of('decided'),
    renumbered: found.filter(({ from, to }) => from.item !== to.item || from.part !== to.part),
    added,
    gone,
    uncertain: of('uncertain'),
  };
}

const listShort = (ids: readonly string[]) =>
  ids.length === 0 ? '' : `: ${ids.slice(0, 12).join(', ')}${ids.length > 12 ? ' …' : ''}`;

/** What the match found, in numbers, and the places that a person has to fill by hand. */
export function tellMatch(match: EditionMatch): string[] {
  const { certain, byPrint, decided, renumbered, added, gone, uncertain } = sortMatch(match);
  return [
    `  Compared with edition ${match.knownEdition}, box by box:`,
    `  ${certain.length} found by name and print, ${byPrint.length} by print alone, ${renumbered.length} renumbered`,
    ...(decided.length > 0 ? [`  ${decided.length} decided by a person`] : []),
    `  ${added.length} new${listShort(added.map(({ at }) => `page ${at.page} item ${at.item}`))}`,
    `  ${gone.length} gone${listShort(gone)}`,
    `  ${uncertain.length} uncertain, never filled${listShort(uncertain.map(({ id }) => id))}`,
  ];
}
