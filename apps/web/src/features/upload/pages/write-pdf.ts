/** A JPEG in colours, as a canvas writes it. */
export interface JpegPage {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Letter paper's long edge, in points. */
const longEdgePoints = 792;
const encoder = new TextEncoder();

/**
 * A PDF of pictures, a page each, and nothing else: catalog, page tree, and for each page the page, how it is drawn and its
 * picture (ISO 32000-1, 7.7 and 8.9).
 */
export function writePdf(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  const objects: (readonly (string | Uint8Array)[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`],
    ...pages.flatMap((page, at) => toObjects(page, 3 + at * 3)),
  ];
  const parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.4\n');
  const rows = objects.map((object, at) => {
    const start = String(length).padStart(10, '0');
    for (const part of [`${at + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part);
    return `${start} 00000 n \n`;
  });
  const tableAt = length;
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`);
  return join(parts, length);
}

function toObjects({ jpeg, width, height }: JpegPage, number: number) {
  const scale = longEdgePoints / Math.max(width, height);
  const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
  const draw = `q ${across} 0 0 ${down} 0 0 cm /Page Do Q`;
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`;
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${number + 1} 0 R `,
      `/Resources << /XObject << /Page ${number + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [
      `<< ${picture} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
