/** The site of a page, without the page; null when it is no address of a web page. */
export function toReferrerHost(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  return /^https?:$/.test(protocol) && hostname !== '' ? hostname.slice(0, 253) : null;
}
