import type { Catalogue, FieldReading, PaperForm } from '@puente/forms';
import { applyProposals, type FieldProposal } from './apply-proposals.ts';
import type { FieldCrop } from './cut-crops.ts';
import { findProposableKind, isDoubtful } from './is-proposable.ts';
import type { ProposableKind } from './proposable-kinds.ts';
import type { ProposalCrop, Proposer } from './proposer.ts';

/** The most pictures that are shown for one document. The person types what is beyond that. */
const maxCrops = 120;

/** A form as it was read, with the catalogue of its edition. */
export interface ReadForm {
  readonly paper: PaperForm;
  readonly catalogue: Catalogue;
}

/** Fields that may be shown and that the reader doubts, with the kind each is shown as. */
function kindsOfDoubtful({ paper: { form, fields }, catalogue }: ReadForm): Map<string, ProposableKind> {
  const kinds = new Map<string, ProposableKind>();
  for (const spec of catalogue.fields) {
    const reading = fields.get(spec.id);
    const kind = reading && isDoubtful(reading) ? findProposableKind(form, spec) : null;
    if (kind && kinds.size < maxCrops) kinds.set(spec.id, kind);
  }
  return kinds;
}

/** Doubtful readings whose fields may be shown to a model, in the form's order. */
export function listDoubtful(read: ReadForm): FieldReading[] {
  const kinds = kindsOfDoubtful(read);
  return [...kinds.keys()].flatMap((id) => read.paper.fields.get(id) ?? []);
}

/**
 * The form with what a proposer sees in doubtful fields. Only crops of such fields are shown, whatever is given, under
 * ids that mean nothing elsewhere. A proposer that fails changes nothing.
 */
export async function proposeForDoubtful(
  read: ReadForm,
  crops: readonly FieldCrop[],
  proposer: Proposer,
  signal?: AbortSignal,
): Promise<PaperForm> {
  const { paper } = read;
  const kinds = kindsOfDoubtful(read);
  const shown = new Map<string, { readonly fieldId: string; readonly crop: ProposalCrop }>();
  for (const { fieldId, png } of crops) {
    const kind = kinds.get(fieldId);
    const id = `p${shown.size + 1}`;
    if (kind) shown.set(id, { fieldId, crop: { id, kind, png } });
  }
  if (shown.size === 0) return paper;
  const asked = [...shown.values()].map(({ crop }) => crop);
  const answers = await proposer.propose(asked, signal ? { signal } : {}).catch(() => []);
  const proposals = answers.flatMap(({ id, text }): FieldProposal[] => {
    const entry = shown.get(id);
    return entry ? [{ fieldId: entry.fieldId, kind: entry.crop.kind, text }] : [];
  });
  return { ...paper, fields: applyProposals(paper.fields, proposals) };
}
