import { findLanguage, sourceLanguage } from '@puente/texts';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/queue/define-job.ts';
import { createToken } from '../../platform/sealing/token.ts';
import { countAttempts, removeAttempt } from '../attempts/index.ts';
import type { TipsMailWanted } from './mail-tips.job.ts';
import { addConfirmation, findReceiver } from './subscribers.repo.ts';
import { toTipsMail } from './to-tips-mail.ts';
import { toUnsubscribeToken } from './to-unsubscribe-token.ts';

const dayMs = 24 * 60 * 60_000;
const linkLifeMs = 7 * dayMs;

/** Of all who give an address together: nobody can have one flooded. */
const limits = [
  { name: 'day', max: 1, windowMs: dayMs },
  { name: 'month', max: 3, windowMs: 30 * dayMs },
];

/** Takes one of the mails that an address may get; null: it has had them. Else returns what gives it back. */
async function takeTurn(context: Context, emailHash: string): Promise<(() => Promise<void>) | null> {
  const keys: string[] = [];
  const giveBack = async () => {
    for (const key of keys) await removeAttempt(context, key);
  };
  for (const { name, max, windowMs } of limits) {
    const of = `tips mail of a ${name} for ${emailHash}`;
    const counted = await countAttempts(context, [{ of, windowMs }], 'too_many_mails');
    keys.push(...counted.keys);
    if (counted.count <= max) continue;
    await giveBack();
    return null;
  }
  return giveBack;
}

/**
 * Asks the owner of an address that was given whether it may be written to, or sends them the checklist they asked for.
 * An address that said yes is not asked again; one that was unsubscribed or taken back gets nothing.
 */
export function createMailTips(context: Context): JobHandler<TipsMailWanted> {
  return async ({ payload }) => {
    const receiver = await findReceiver(context, payload.subscriberId);
    const withChecklist = payload.source === 'conversion_section';
    if (!context.mail || !receiver || (receiver.verified && !withChecklist)) return;
    // Counted before it is sent: two at once are one mail.
    const giveBack = await takeTurn(context, receiver.emailHash);
    if (!giveBack) return;
    const confirmToken = receiver.verified ? null : createToken();
    const message = toTipsMail(context.config, {
      language: findLanguage(payload.language) ?? sourceLanguage,
      confirmToken,
      unsubscribeToken: toUnsubscribeToken(context, receiver.emailHash),
      withChecklist,
    });
    try {
      if (confirmToken) {
        const expiresAt = new Date(context.clock().getTime() + linkLifeMs);
        const link = { token: confirmToken, expiresAt };
        if (!(await addConfirmation(context, receiver.id, link))) return await giveBack();
      }
      await context.mail.send({ to: receiver.email, ...message });
    } catch (error) {
      await giveBack();
      throw error;
    }
  };
}
