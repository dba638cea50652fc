import type { SampleKind, TargetForm } from '@puente/contract';
import type { Context } from '../../context.ts';
import {
  type Authorized,
  authorizeAllOwned,
  authorizeUploaded,
  type Document,
  type Owner,
  type Uploaded,
  uploadDocument,
} from '../documents/index.ts';
import { startProcessing } from '../runs/index.ts';
import { getSamplePaper } from './sample-papers.ts';

const fileNames: Readonly<Record<SampleKind, string>> = {
  digital: 'Sample-I-589.pdf',
  scan: 'Sample-I-589-scan.pdf',
};

interface Chosen {
  readonly kind: SampleKind;
  readonly formType: TargetForm | undefined;
  readonly owner: () => Promise<Owner>;
}

const isReady = ({ status, formType }: Document, wanted: TargetForm | undefined) =>
  status === 'processed' && (wanted === undefined || wanted === formType);

/**
 * Gives whoever asks the paper of an invented person as a document of theirs, and has it read as any other. Who has that
 * sample already gets the one that is there.
 * @throws AppError storage_full, too_many_documents, account_full
 */
export async function createSample(context: Context, { kind, formType, owner }: Chosen): Promise<Uploaded> {
  const fileName = fileNames[kind];
  const all = await authorizeAllOwned(context);
  const stored = all.find((document) => document.isSample && document.fileName === fileName);
  if (stored && isReady(stored, formType)) return { document: stored, pass: null };
  if (stored) return { document: await begin(context, stored, formType), pass: null };
  const bytes = await getSamplePaper(context, kind);
  const uploaded = await uploadDocument(context, { fileName, bytes, owner, isSample: true });
  return { ...uploaded, document: await begin(context, authorizeUploaded(uploaded), formType) };
}

async function begin(
  context: Context,
  document: Authorized<Document, 'owner'>,
  formType: TargetForm = document.formType,
): Promise<Document> {
  const { status } = await startProcessing(context, document, formType);
  return { ...document, status };
}
