/** Where a server that listens here is reached from its own machine. */
export function toListeningUrl(host: string, port: number): string {
  const named = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}

/** A page of this site, from the configuration alone: an address taken from a request could be a stranger's trap. */
export const toOwnUrl = (
  { publicUrl, host, port }: { publicUrl: URL | null; host: string; port: number },
  path: string,
): URL => new URL(path, publicUrl ?? toListeningUrl(host, port));
