/** Four bytes a pixel, red, green, blue and opacity, row by row. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** What the thread for files can do: name → what it takes and gives. */
export interface FileTasks {
  /** Opens a PDF, of which there is one at a time, and tells how many pages it has. @throws FileError */
  readonly openPdf: (bytes: Uint8Array) => Promise<number>;
  /** One page of the open PDF as displayed, counted from 1. @throws FileError */
  readonly drawPage: (page: number) => Promise<RawPicture>;
  /** The picture of a HEIC file, the way the camera was held. @throws FileError */
  readonly openHeic: (bytes: Uint8Array) => Promise<RawPicture>;
}

/** Why a file does not open. Its code is the server's for the same fault. */
export class FileError extends Error {
  constructor(readonly code: 'pdf_password_protected' | 'pdf_damaged' | 'picture_damaged') {
    super(code);
  }
}

export interface TaskCall {
  readonly id: number;
  readonly name: keyof FileTasks;
  readonly input: unknown;
}

export type TaskAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly code: FileError['code'] | null };
