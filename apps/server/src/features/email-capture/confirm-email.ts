import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { confirmSubscriber, type Giver } from './subscribers.repo.ts';

/**
 * The owner of an address says yes, by a mailed link; said twice it is the same yes. Who gave the address in the browser
 * that says so may take it back for everybody. @throws AppError email_link_invalid
 */
export async function confirmEmail(context: Context, token: string, givers: readonly Giver[]): Promise<void> {
  if (!(await confirmSubscriber(context, token, givers))) throw new AppError('email_link_invalid');
  context.log.info('an address was confirmed');
}
