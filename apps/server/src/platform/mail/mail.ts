import { createTransport } from 'nodemailer';

interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Beside those that every mail has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Mail goes out by the operator's SMTP server. */
export interface Mail {
  /** @throws when the SMTP server does not take the message */
  readonly send: (message: Message) => Promise<void>;
  /** @throws when the SMTP server does not answer or does not accept our sign-in */
  readonly check: () => Promise<void>;
  readonly close: () => void;
}

export interface MailConfig {
  /** smtp://user:password@host:587 or smtps://… */
  readonly smtpUrl: string;
  /** `Puente <puente@example.org>` */
  readonly from: string;
}

/** Somebody waits for the answer. */
const patienceMs = 15_000;

export function createMail({ smtpUrl, from }: MailConfig): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, headers = {} }) => {
      // An object, so that an address with a comma stays one receiver.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers });
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
