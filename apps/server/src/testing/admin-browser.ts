import { randomUUID } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { createAdminByCommand } from '../features/admins/index.ts';
import { type Browser, goodPassword } from './browser.ts';
import type { TestApp } from './start-test-app.ts';

/** Makes an admin as the command at the terminal does, and returns the address. */
export async function makeAdmin(
  test: TestApp,
  email = `operator-${randomUUID()}@example.org`,
): Promise<string> {
  const typed = { email, password: goodPassword, firstName: 'Ines', lastName: 'Operator' };
  await createAdminByCommand(test.services, JSON.stringify(typed));
  return email;
}

/** A browser that is signed in to the back office. */
export async function newAdminBrowser(test: TestApp): Promise<Browser & { readonly email: string }> {
  const email = await makeAdmin(test);
  const browser = test.newBrowser();
  const answer = await browser.send('POST', '/api/admin/login', { email, password: goodPassword });
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${answer.text}`);
  return Object.assign(browser, { email });
}

/** The code that the phone shows; `uri` as the server told it. */
export function toPhoneCode(uri: string, at: Date): Promise<string> {
  const shown = new URL(uri).searchParams.get('secret') ?? '';
  return createOTP(fromBase32(shown)).hotp(Math.floor(at.getTime() / 30_000));
}

function fromBase32(text: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return Buffer.from(bytes).toString();
}
