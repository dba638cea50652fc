import type { EvidenceMap, Preflight } from '@puente/contract';
import type { Services } from '../../context.ts';
import type { SealingKey } from '../../platform/sealing/seal.ts';
import { type Counted, noteStep, toUploadDay } from './note-step.ts';
import { addCounts, addStep, findPoints, type UsageCount } from './usage.repo.ts';

/** A document as it is when its form is told about, or taken away. */
export interface CountedForm extends Counted {
  readonly key: SealingKey;
}

const purpose = 'preflight-points';
const toPointsStep = ({ formType }: Counted) => `points ${formType}`;

/** Codes of the points; what was blank is one of them. */
const listPoints = ({ missing, warnings }: Pick<Preflight, 'missing' | 'warnings'>): string[] => [
  ...new Set([...(missing.length > 0 ? ['missing'] : []), ...warnings.map(({ code }) => code)]),
];

/** Keeps, sealed with the document's key, what the first look at a form told. */
export async function notePreflight(
  services: Services,
  document: CountedForm,
  preflight: Pick<Preflight, 'missing' | 'warnings'>,
): Promise<void> {
  if (document.isSample) return;
  const points = document.key.seal(Buffer.from(JSON.stringify(listPoints(preflight))), purpose);
  await addStep(services, document.id, toPointsStep(document), points).catch((error) =>
    services.log.warn({ err: error }, 'points of a preflight were not counted'),
  );
}

/** Minutes up to which a span goes. */
export const spans = [10, 20, 30, 60, 120, 24 * 60] as const;

function toSpan(services: Services, { uploadedAt }: Counted): string {
  const minutes = (services.clock().getTime() - uploadedAt.getTime()) / 60_000;
  return String(spans.find((upTo) => minutes <= upTo) ?? 'longer');
}

/** `address_history_5_years.0.city` → `address_history_5_years.*.city` */
const withoutRow = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '.*');

function toPaperKind(evidence: EvidenceMap): string {
  const sources = new Set(Object.values(evidence).map(({ source }) => (source === 'ai' ? 'ocr' : source)));
  const [only] = sources;
  return sources.size === 1 && only !== undefined ? only : 'mixed';
}

function countEvidence(evidence: EvidenceMap, edition: string | null): Omit<UsageCount, 'form'>[] {
  const paper = `${toPaperKind(evidence)}|${edition ?? ''}`;
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [path, { confidence, edited }] of Object.entries(evidence)) {
    add(`read ${paper}|${confidence}`);
    if (!edited) continue;
    add(`corrected ${paper}|${confidence}`);
    // Several rows of one list: one form.
    counts.set(`answer ${withoutRow(path)}`, 1);
  }
  counts.set(`forms ${paper}`, 1);
  return [...counts].map(([key, count]) => {
    const at = key.indexOf(' ');
    return { kind: key.slice(0, at), detail: key.slice(at + 1), count };
  });
}

export interface Downloaded {
  readonly evidence: EvidenceMap;
  /** Of the paper that was read; null: not known. */
  readonly edition: string | null;
  readonly preflight: Pick<Preflight, 'missing' | 'warnings'>;
}

/** Counts a form that was taken away, the first time: how it was read, what was mended and what stayed blank. */
export async function noteDownload(
  services: Services,
  document: CountedForm,
  { evidence, edition, preflight }: Downloaded,
): Promise<void> {
  const { id, formType: form } = document;
  if (document.isSample) return;
  await noteStep(services, document, 'downloaded');
  if (!(await addStep(services, id, `downloaded ${form}`))) return;
  const sealed = await findPoints(services, id, toPointsStep(document));
  const now = listPoints(preflight);
  const told = sealed ? (JSON.parse(document.key.open(sealed, purpose).toString()) as string[]) : now;
  const one = (kind: string, detail: string) => ({ kind, detail, count: 1 });
  const counts = [
    ...countEvidence(evidence, edition),
    ...preflight.missing.map(({ id: item, label }) => one('blank', `${item}|${label.code}`)),
    ...told.map((code) => one('told', code)),
    ...told.filter((code) => !now.includes(code)).map((code) => one('mended', code)),
    one('minutes', toSpan(services, document)),
  ];
  await addCounts(
    services,
    toUploadDay(document),
    counts.map((count) => ({ ...count, form })),
  );
}
