/** Asks again until the condition holds; says what did not happen when it takes too long. */
export async function waitUntil<T>(
  condition: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  what: string,
  timeoutMs = 60_000,
): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > until) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
