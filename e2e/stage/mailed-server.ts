import { type MailServer, startMailServer } from '../../apps/server/src/testing/mail-server.ts';
import { type StagedServer, startServer } from './server.ts';

/** A Puente server that sends mail, and the mail server that takes it. They end together. */
export interface MailedServer extends StagedServer {
  readonly mails: MailServer;
}

export async function startMailedServer(): Promise<MailedServer> {
  const mails = await startMailServer();
  const server = await startServer({ SMTP_URL: mails.url, MAIL_FROM: 'Puente <puente@example.org>' });
  return {
    ...server,
    mails,
    stop: async (keepAs) => {
      await server.stop(keepAs);
      await mails.close();
    },
  };
}
