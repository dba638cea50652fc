/** In their order: most browsers also name those they descend from. */
const families: ReadonlyArray<readonly [name: string, sign: RegExp]> = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

/** Which kind of browser a user agent names, without version and device; null when it names none that many people have. */
export const toBrowserFamily = (userAgent: string): string | null =>
  families.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
