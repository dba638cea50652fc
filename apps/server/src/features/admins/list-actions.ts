import { type AdminAction, adminActions } from '@puente/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { parsePlace, toPlace } from '../../platform/http/page-place.ts';
import type { Authorized } from '../documents/index.ts';
import type { Admin } from './admin.ts';
import { listActionRows } from './admin-actions.repo.ts';

const placeSchema = z
  .tuple([z.iso.datetime(), z.uuid()])
  .transform(([at, id]) => ({ doneAt: new Date(at), id }));
const actionSchema = z.enum(adminActions);

/** What admins did, the latest first. */
export async function listActions(
  context: Context,
  _admin: Authorized<Admin, 'admin'>,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ items: AdminAction[]; next: string | null }> {
  const place = after === undefined ? null : parsePlace(placeSchema, after);
  const rows = await listActionRows(context, place, limit + 1);
  const shown = rows.slice(0, limit);
  const emails = await findEmails(
    context,
    shown.map(({ adminId }) => adminId),
  );
  const last = shown.at(-1);
  return {
    items: shown.map(({ id, action, adminId, target, doneAt }) => ({
      id,
      action: actionSchema.parse(action),
      admin: emails.get(adminId) ?? null,
      target,
      doneAt: doneAt.toISOString(),
    })),
    next: last && rows.length > limit ? toPlace([last.doneAt.toISOString(), last.id]) : null,
  };
}

async function findEmails(context: Context, ids: readonly (string | null)[]) {
  const emails = new Map<string | null, string>();
  for (const id of new Set(ids)) {
    const user = id && (await context.auth.findUser(id));
    if (user) emails.set(id, user.email);
  }
  return emails;
}
