import { Readable } from 'node:stream';
import { createDeflate, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { assemblePages, assemblePdf, type PdfObject, toStream } from './assemble-pdf.ts';

/** One side of the absurd picture, in pixels. */
export const absurdSide = 20_000;
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';

/** 1.1 GB of zeros deflated, which takes a thousandth of the room; never held unpacked. */
async function deflateEndlessZeros(): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const zeros = Buffer.alloc(2 ** 20);
  Readable.from(Array.from({ length: 1_100 }, () => zeros)).pipe(deflate);
  const packed: Buffer[] = [];
  for await (const chunk of deflate as AsyncIterable<Buffer>) packed.push(chunk);
  return Buffer.concat(packed);
}

/** A picture of 20,000 × 20,000 pixels as a PDF stores it. */
function toAbsurdImage(filter: string, bits: 1 | 8, data: Uint8Array, more = ''): Uint8Array {
  const size = `/Width ${absurdSide} /Height ${absurdSide} /BitsPerComponent ${bits} /ColorSpace /DeviceGray`;
  return toStream(`/Type /XObject /Subtype /Image ${size} ${filter} ${more}`, data);
}

/** JBIG2 of one page and nothing on it: the size alone claims 50 MB. */
function toEmptyJbig2(): Uint8Array {
  const segment = Buffer.alloc(30);
  segment.writeUInt8(48, 4);
  segment.writeUInt8(1, 6);
  segment.writeUInt32BE(19, 7);
  segment.writeUInt32BE(absurdSide, 11);
  segment.writeUInt32BE(absurdSide, 15);
  return segment;
}

/** Pages whose one picture claims 20,000 × 20,000 pixels in few bytes, by how it is packed. */
export function drawAbsurdPictures(jpeg: Uint8Array): Record<string, Uint8Array> {
  const bits = deflateSync(new Uint8Array((absurdSide * absurdSide) / 8), { level: 9 });
  const runs = Buffer.alloc((absurdSide * absurdSide) / 8 / 64, Buffer.of(0x81, 0));
  const group4 = `/DecodeParms << /K -1 /Columns ${absurdSide} /Rows ${absurdSide} >>`;
  const images = {
    Flate: toAbsurdImage('/Filter /FlateDecode', 1, bits),
    'run lengths': toAbsurdImage('/Filter /RunLengthDecode', 1, runs),
    'CCITT group 4': toAbsurdImage('/Filter /CCITTFaxDecode', 1, Buffer.alloc(2_600, 0xff), group4),
    JBIG2: toAbsurdImage('/Filter /JBIG2Decode', 1, toEmptyJbig2()),
    JPEG: toAbsurdImage('/Filter /DCTDecode', 8, jpeg),
  };
  return Object.fromEntries(
    Object.entries(images).map(([name, image]) => [name, assemblePages([{ images: [image] }])]),
  );
}

/** A letter page whose JPEG says another size than the page's dictionary does. */
export function drawLyingJpeg(jpeg: Uint8Array): Uint8Array {
  const claimed = '/Type /XObject /Subtype /Image /Width 1000 /Height 1000';
  const image = toStream(`${claimed} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /DCTDecode`, jpeg);
  return assemblePages([{ images: [image] }]);
}

export const drawAbsurdPage = () => assemblePages([{ width: absurdSide, height: absurdSide }]);

/** Each level draws the next ten times: ten thousand million drawings in two kilobytes. */
function drawTenfoldForms(): Uint8Array {
  const levels = 10;
  const first = 5;
  const form = (level: number) => {
    const isLast = level === levels - 1;
    const use = isLast ? '0 0 1 1 re f' : '/Next Do '.repeat(10);
    const next = isLast ? '' : `/Resources << /XObject << /Next ${first + level + 1} 0 R >> >>`;
    return toStream(`/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${next}`, use);
  };
  const page = `/Contents 4 0 R /Resources << /XObject << /Next ${first} 0 R >> >>`;
  return assemblePdf([
    catalog,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} >>`,
    toStream('', '/Next Do'),
    ...Array.from({ length: levels }, (_, level) => form(level)),
  ]);
}

/** A page tree of one page, `depth` levels down; with `cycle` the last level holds the first. */
function drawPageTree(depth: number, cycle: boolean): Uint8Array {
  const objects: PdfObject[] = [catalog];
  for (let level = 0; level < depth; level++) {
    const parent = level > 0 ? `/Parent ${level + 1} 0 R` : '';
    const kid = cycle && level === depth - 1 ? 2 : level + 3;
    objects.push(`<< /Type /Pages /Count 1 ${parent} /Kids [${kid} 0 R] >>`);
  }
  objects.push(`<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 612 792] >>`);
  return assemblePdf(objects);
}

const smallPage = [
  catalog,
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
] as const;

/** Files made to cost their reader absurd time or memory, by what they do. */
export async function drawBombs(): Promise<Record<string, Uint8Array>> {
  const once = await deflateEndlessZeros();
  const packed = '/Type /ObjStm /N 2000000000 /First 8 /Filter /FlateDecode';
  const cutShort = Buffer.concat([once.subarray(0, -8), Buffer.alloc(8, 0x5a)]);
  return {
    'a stream within a stream': assemblePdf([
      ...smallPage,
      toStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(once)),
    ]),
    'a stream that unpacks to 1.1 GB': assemblePdf([...smallPage, toStream('/Filter /FlateDecode', once)]),
    'a stream that unpacks to 1.1 GB before it breaks': assemblePdf([
      ...smallPage,
      toStream('/Filter /FlateDecode', cutShort),
    ]),
    'a stream that unpacks to 1.1 GB under another spelling of its filter': assemblePdf([
      ...smallPage,
      toStream('/Filter /Flate#44ecode', once),
    ]),
    '100,000 objects': assemblePdf([
      ...smallPage,
      toStream('', ''),
      ...Array(100_000).fill('<< /A [1 2] >>'),
    ]),
    'an object stream of two thousand million objects': assemblePdf([
      ...smallPage,
      toStream('', ''),
      toStream(packed, deflateSync(Buffer.from('9 0 10 0 null null'))),
    ]),
    'a page tree 20,000 levels deep': drawPageTree(20_000, false),
    'a page tree that holds itself': drawPageTree(50, true),
    'forms that draw forms ten thousand million times': drawTenfoldForms(),
    'five million drawing commands': assemblePdf([
      ...smallPage,
      toStream('/Filter /FlateDecode', deflateSync(Buffer.from('0 0 m 9 9 l S '.repeat(5_000_000)))),
    ]),
    'three million letters': assemblePages([
      {
        content: toStream(
          '/Filter /FlateDecode',
          deflateSync(Buffer.from(`BT /F 1 Tf ${'(aaaaaaaaaa) Tj '.repeat(300_000)} ET`)),
        ),
      },
    ]),
  };
}

/** The stream that unpacks to 1.1 GB, hidden from a look at the file by encryption without a password. */
export async function drawEncryptedBombs(): Promise<Record<string, Uint8Array>> {
  const bomb = assemblePdf([...smallPage, toStream('/Filter /FlateDecode', await deflateEndlessZeros())]);
  const encrypt = async (algorithm: 'RC4-128' | 'AES-256') => {
    const document = await PDFDocument.load(bomb);
    document.encrypt({ userPassword: '', ownerPassword: 'owner', algorithm, allowWeakCryptography: true });
    return document.save({ useObjectStreams: false });
  };
  return { RC4: await encrypt('RC4-128'), AES: await encrypt('AES-256') };
}

/** A page of a few hundred bytes that takes minutes to draw: its pattern repeats every ten-thousandth of a point. */
export function drawTinyPattern(pages = 1): Uint8Array {
  const objects: PdfObject[] = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const put = (object: PdfObject) => `${objects.push(object)} 0 R`;
  const about = '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1]';
  const steps = '/XStep 0.0001 /YStep 0.0001 /Resources << >>';
  const pattern = put(toStream(`${about} ${steps}`, '0 0 1 1 re f'));
  const drawing = put(toStream('', '/Pattern cs /P1 scn 0 0 612 792 re f'));
  const kids = Array.from({ length: pages }, () =>
    put(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${drawing} /Resources << /Pattern << /P1 ${pattern} >> >> >>`,
    ),
  );
  objects[1] = `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`;
  return assemblePdf(objects);
}
