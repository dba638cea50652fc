import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { findAdminSession } from '../../platform/auth/admin-sessions.ts';
import type { Authorized } from '../documents/index.ts';
import type { Admin } from './admin.ts';
import { findStoredAdmin } from './admins.repo.ts';

const patienceMs = 2_000;

const toTokenHash = ({ actor }: Context) => (actor.kind === 'visitor' ? actor.adminTokenHash : null);

/** The admin whose session's token came with the request; null: nobody's, or it has ended. */
async function findAdmin(context: Context, hash = toTokenHash(context)): Promise<Admin | null> {
  const { db, clock, seenAdmins } = context;
  if (hash === null) return null;
  const session = await findAdminSession(db, hash, clock());
  const stored = session && (await findStoredAdmin(context, session.userId));
  const user = stored && (await context.auth.findUser(stored.userId));
  if (!session || !stored || !user) {
    seenAdmins.forget(hash);
    return null;
  }
  const { firstName, lastName, totpSecret, backupCodesLeft } = stored;
  const { tokenHash, idleEndsAt, endsAt } = session;
  const who = { id: user.id, email: user.email, firstName, lastName };
  const admin = { ...who, hasTotp: totpSecret !== null, backupCodesLeft, tokenHash, idleEndsAt, endsAt };
  seenAdmins.keep(tokenHash, admin);
  return admin;
}

/** Who is signed in to an account learns as little as of what never was. */
function refuse({ actor }: Context): AppError {
  const hasAccount = actor.kind === 'visitor' && actor.account !== null;
  return new AppError(hasAccount ? 'not_found' : 'not_signed_in');
}

/**
 * For what an admin does about their own entry, also before a code was set up that the operator asks for.
 * `tokenHash`: of a session that was opened just now. @throws AppError not_signed_in, not_found
 */
export async function authorizeAdminSelf(
  context: Context,
  tokenHash?: string,
): Promise<Authorized<Admin, 'self'>> {
  const admin = await findAdmin(context, tokenHash);
  if (!admin) throw refuse(context);
  return admin as Authorized<Admin, 'self'>;
}

function assertTotp({ config }: Context, admin: Admin): Authorized<Admin, 'admin'> {
  if (config.adminRequiresTotp && !admin.hasTotp) throw new AppError('totp_required');
  return admin as Authorized<Admin, 'admin'>;
}

/** For everything else in the back office. @throws AppError not_signed_in, not_found, totp_required */
export async function authorizeAdmin(context: Context): Promise<Authorized<Admin, 'admin'>> {
  const admin = await findAdmin(context);
  if (!admin) throw refuse(context);
  return assertTotp(context, admin);
}

/**
 * As above, for what tells how the server is: when the database does not say who asks, whoever this process let in
 * within the last half hour is still let in. @throws AppError not_signed_in, not_found, totp_required
 */
export async function authorizeWatcher(context: Context): Promise<Authorized<Admin, 'admin'>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database took too long')), patienceMs);
  });
  const finding = findAdmin(context);
  try {
    const admin = await Promise.race([finding, tooLong]);
    if (!admin) throw refuse(context);
    return assertTotp(context, admin);
  } catch (error) {
    finding.catch(() => undefined);
    const seen = error instanceof AppError ? null : findSeen(context);
    if (!seen) throw error;
    return assertTotp(context, seen);
  } finally {
    clearTimeout(timer);
  }
}

function findSeen(context: Context): Admin | null {
  const { clock, seenAdmins } = context;
  const seen = seenAdmins.find(toTokenHash(context) ?? '');
  return seen && seen.idleEndsAt > clock() ? seen : null;
}
