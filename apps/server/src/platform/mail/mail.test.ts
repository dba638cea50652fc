import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { createMail, type Mail } from './mail.ts';

const from = 'Puente <puente@example.org>';

describe('mail', () => {
  let server: MailServer;
  let mail: Mail;
  beforeAll(async () => {
    server = await startMailServer();
    mail = createMail({ smtpUrl: server.url, from });
  });
  afterAll(async () => {
    mail.close();
    await server.close();
  });

  it('goes to the one address given, as plain text from the operator’s sender', async () => {
    await mail.check();
    await mail.send({ to: 'marisol@example.org', subject: 'Señal', text: 'Hola\n\nhttps://x.example/#a=b' });
    expect(server.received).toHaveLength(1);
    const [message] = server.received;
    expect(message).toMatchObject({ from: 'puente@example.org', to: ['marisol@example.org'] });
    expect(message?.raw).toMatch(/^From: Puente <puente@example\.org>\r$/m);
    expect(message?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(message?.text).toContain('https://x.example/#a=b');
  });

  it('keeps an address with a comma or a line end from becoming two', async () => {
    const before = server.received.length;
    for (const to of ['one@example.org,two@example.org', 'one@example.org\r\nBcc: two@example.org'])
      await mail.send({ to, subject: 's', text: 't' }).catch(() => {});
    const receivers = server.received.slice(before).flatMap((message) => message.to);
    expect(receivers).not.toContain('two@example.org');
    expect(
      server.received
        .slice(before)
        .map(({ raw }) => raw)
        .join(),
    ).not.toMatch(/^Bcc:/im);
  });

  it('says so when the server does not let us in or is not there', async () => {
    const locked = createMail({ smtpUrl: server.url.replace('invented', 'wrong'), from });
    await expect(locked.check()).rejects.toThrow();
    await expect(locked.send({ to: 'a@example.org', subject: 's', text: 't' })).rejects.toThrow();
    const gone = await startMailServer();
    await gone.close();
    await expect(createMail({ smtpUrl: gone.url, from }).check()).rejects.toThrow();
  });
});
