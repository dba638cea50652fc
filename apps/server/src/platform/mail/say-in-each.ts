import { type Language, languages } from '@puente/texts';

interface Message {
  readonly subject: string;
  readonly text: string;
}

/** One mail in every language, for somebody of whom nobody knows which they read. */
export function sayInEach(say: (language: Language) => Message): Message {
  const messages = languages.map(({ code }) => say(code));
  return {
    subject: messages.map(({ subject }) => subject).join(' / '),
    text: messages.map(({ text }) => text).join('\n---\n\n'),
  };
}
