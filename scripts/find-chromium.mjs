import { existsSync } from 'node:fs';

/** The one without windows first: a fifth less work for the same journeys. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser for tests and pictures: the one that `CHROMIUM_PATH` names, else the system's; undefined where there is none. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...places].find((file) => file && existsSync(file));

/** It, as Playwright's launching takes it; nothing where Playwright is to use its own. */
export function chromiumOptions() {
  const executablePath = findChromium();
  return executablePath === undefined ? {} : { executablePath };
}
