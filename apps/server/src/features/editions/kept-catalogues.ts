import type { Catalogue, PageLandmarks } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import type { MatchDecision } from '@puente/forms/matching';
import type { Services } from '../../context.ts';
import { type FindingPlace, findKept, hashSources, keepFinding } from './kept-findings.ts';
import { toHash } from './to-hash.ts';

/** A blank, by the SHA-256 of its file, with what was decided of its boxes. */
export interface JudgedBlank {
  readonly hash: string;
  readonly decisions: readonly MatchDecision[];
}

/** What reads a blank and what matches it. */
const judges = ['@puente/forms/matching', '@puente/pdf'];
/** What draws a blank and what measures it. */
const measurers = ['@puente/reader/landmarks', '@puente/pdf'];

let judgesHash: string | null = null;
let measurersHash: string | null = null;

/** Of all editions that a blank may be matched with, and of the code that does it: a better one judges every blank anew. */
function hashJudges(): string {
  judgesHash ??= toHash(JSON.stringify([listCatalogues(), hashSources(judges)]));
  return judgesHash;
}

function hashMeasurers(): string {
  measurersHash ??= hashSources(measurers);
  return measurersHash;
}

const ofCatalogue = ({ hash, decisions }: JudgedBlank): FindingPlace => ({
  name: hash,
  basis: toHash(JSON.stringify([hashJudges(), decisions])),
});

const ofLandmarks = (hash: string): FindingPlace => ({ name: `${hash}.landmarks`, basis: hashMeasurers() });

export const findKeptCatalogue = async (services: Services, blank: JudgedBlank): Promise<Catalogue | null> =>
  (await findKept(services, ofCatalogue(blank))) as Catalogue | null;

export const keepCatalogue = (services: Services, blank: JudgedBlank, catalogue: Catalogue): Promise<void> =>
  keepFinding(services, ofCatalogue(blank), catalogue);

/** What is printed on a blank depends on its file alone. */
export const findKeptLandmarks = async (services: Services, hash: string): Promise<PageLandmarks[] | null> =>
  (await findKept(services, ofLandmarks(hash))) as PageLandmarks[] | null;

export const keepLandmarks = (
  services: Services,
  hash: string,
  landmarks: readonly PageLandmarks[],
): Promise<void> => keepFinding(services, ofLandmarks(hash), landmarks);
