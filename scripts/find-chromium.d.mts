/** The browser for tests and pictures: the one that `CHROMIUM_PATH` names, else the system's; undefined where there is none. */
export function findChromium(): string | undefined;

/** It, as Playwright's launching takes it; nothing where Playwright is to use its own. */
export function chromiumOptions(): { executablePath?: string };
