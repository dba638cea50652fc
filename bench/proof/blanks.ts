import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TargetForm } from '@puente/contract';
import { listCatalogues } from '@puente/forms/catalogues';
import { drawWorksheet } from '@puente/pdf';
import { toWorksheetLayout } from '../../apps/server/src/features/filling/to-worksheet-layout.ts';
import { proofFormOf } from './proof-forms.ts';

export interface TargetBlank {
  /** False: a worksheet of our own, with the same boxes in the same places but without the form's print. */
  readonly official: boolean;
  readonly bytes: Uint8Array;
}

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function findOfficial(form: TargetForm): string | null {
  const folder = process.env.FORMS_DIR ?? path.resolve(repository, '../shared/forms');
  const name = existsSync(folder)
    ? readdirSync(folder).find((file) => proofFormOf(form).fileName.test(file))
    : undefined;
  return name ? path.join(folder, name) : null;
}

async function drawBlank(form: TargetForm): Promise<TargetBlank> {
  const [catalogue] = listCatalogues(form);
  if (!catalogue) throw new Error(`Form ${form} has no catalogue`);
  return { official: false, bytes: await drawWorksheet(toWorksheetLayout(catalogue)) };
}

const known = new Map<TargetForm, Promise<TargetBlank>>();

/** The official blank of FORMS_DIR, else of ../shared/forms beside the repository, else the worksheet. */
export function getTargetBlank(form: TargetForm): Promise<TargetBlank> {
  const file = findOfficial(form);
  const blank =
    known.get(form) ??
    (file ? Promise.resolve({ official: true, bytes: readFileSync(file) }) : drawBlank(form));
  known.set(form, blank);
  return blank;
}
