const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML and SVG; what no XML may hold is left out. */
export const escapeHtml = (text: string): string =>
  text.replace(/[^\t\n\r\x20-\uFFFF]/g, '').replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
