import { init } from '@embedpdf/pdfium';
import { FileError, type RawPicture } from './file-tasks.ts';

/** Letter paper as the reader works with it. */
const dpi = 200;
const maxSidePixels = 3400;
const passwordError = 4;
const bgrxFormat = 3;
const drawAnnotations = 0x01;
const redFirst = 0x10;
const white = 0xffffffff;

type Pdfium = Awaited<ReturnType<typeof init>>;

interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(sizeBytes: number): number };
}

export interface OpenPdf {
  readonly pageCount: number;
  /** A page as displayed, with what was typed into its boxes. Pages count from 1. @throws FileError */
  readonly draw: (page: number) => RawPicture;
}

/** Opens a PDF with the program that the server opens it with. @throws FileError */
export async function openPdf(bytes: Uint8Array, wasmBinary: ArrayBuffer): Promise<OpenPdf> {
  const api = await init({ wasmBinary } as unknown as Parameters<typeof init>[0]);
  api.PDFiumExt_Init();
  const memory = api.pdfium as unknown as Memory;
  const bytesAt = memory.wasmExports.malloc(bytes.byteLength);
  if (bytesAt === 0) throw new FileError('pdf_damaged');
  memory.HEAPU8.set(bytes, bytesAt);
  const document = api.FPDF_LoadMemDocument(bytesAt, bytes.byteLength, '');
  if (document === 0)
    throw new FileError(api.FPDF_GetLastError() === passwordError ? 'pdf_password_protected' : 'pdf_damaged');
  const info = api.PDFiumExt_OpenFormFillInfo();
  const form =
    api.FPDF_GetFormType(document) === 0 ? 0 : api.PDFiumExt_InitFormFillEnvironment(document, info);
  // Empty boxes would be tinted, and the tint would be taken for ink.
  if (form !== 0) api.FPDF_SetFormFieldHighlightAlpha(form, 0);
  return {
    pageCount: api.FPDF_GetPageCount(document),
    draw: (page) => drawPage(api, document, form, page),
  };
}

function drawPage(api: Pdfium, document: number, form: number, page: number): RawPicture {
  const handle = api.FPDF_LoadPage(document, page - 1);
  if (handle === 0) throw new FileError('pdf_damaged');
  const [across, down] = [api.FPDF_GetPageWidthF(handle), api.FPDF_GetPageHeightF(handle)];
  const scale = Math.min(dpi / 72, maxSidePixels / Math.max(across, down));
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
  const bitmap = api.FPDFBitmap_CreateEx(width, height, bgrxFormat, 0, 0);
  try {
    if (bitmap === 0) throw new FileError('pdf_damaged');
    const flags = drawAnnotations | redFirst;
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    api.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, flags);
    if (form !== 0) {
      api.FORM_OnAfterLoadPage(handle, form);
      api.FPDF_FFLDraw(form, bitmap, handle, 0, 0, width, height, 0, flags);
      api.FORM_OnBeforeClosePage(handle, form);
    }
    const start = api.FPDFBitmap_GetBuffer(bitmap);
    const { HEAPU8 } = api.pdfium as unknown as Memory;
    const data = new Uint8ClampedArray(HEAPU8.slice(start, start + width * height * 4).buffer);
    for (let at = 3; at < data.length; at += 4) data[at] = 255;
    return { width, height, data };
  } finally {
    if (bitmap !== 0) api.FPDFBitmap_Destroy(bitmap);
    api.FPDF_ClosePage(handle);
  }
}
