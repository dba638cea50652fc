/** Opens the person's own mail app with the message written; encoded by hand, as mail apps do not read '+' as a space. */
export const toMailto = ({ subject, body }: { subject: string; body: string }): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
