import { create } from 'zustand';
import { FileError } from '../file-worker/file-tasks.ts';
import type { QuarterTurns } from '../measure/find-lie.ts';
import type { PageForecast } from '../measure/measure-page.ts';
import { openPictures } from './open-pictures.ts';
import { type PageImage, preparePage } from './page-image.ts';

/** A page of what is to be uploaded. */
export interface PaperPage extends PageImage {
  readonly id: number;
  /** Address of the image for this page alone; it is given back when the page is removed. */
  readonly url: string;
  /** Which the person asked for. */
  readonly turns: QuarterTurns;
  readonly forecast: PageForecast;
}

/** A file of which no page could be made. */
export interface UnreadFile {
  readonly name: string;
  readonly code: FileError['code'] | null;
}

interface PagesState {
  readonly pages: readonly PaperPage[];
  /** What is being opened: files, or pages of a PDF. */
  readonly opening: { readonly done: number; readonly of: number } | null;
  readonly unread: readonly UnreadFile[];
  readonly isFull: boolean;
  /** The PDF that was sent as it is, should pages be added to it. */
  readonly sent: File | null;
}

const nothing: PagesState = { pages: [], opening: null, unread: [], isFull: false, sent: null };

/** The pages in their order. They are in this page's memory alone, also once they are uploaded: until the file is read. */
export const usePages = create<PagesState>(() => nothing);
const { getState, setState } = usePages;

let lastId = 0;
/** Grows with each forgetting: what is still being opened then is dropped. */
let life = 0;

export function forgetPages(): void {
  life += 1;
  for (const { url } of getState().pages) URL.revokeObjectURL(url);
  setState(nothing);
}

export const keepSent = (sent: File | null) => setState({ sent });

/** Adds the pages of files, in the order given, up to `maxPages` in all. */
export async function addFiles(files: readonly File[], maxPages: number): Promise<void> {
  const own = life;
  setState({ unread: [], isFull: false, opening: { done: 0, of: files.length } });
  for (const [at, file] of files.entries()) {
    if (life !== own) return;
    await addFile(file, maxPages, (page, pages) => {
      if (files.length === 1) setState({ opening: { done: page, of: pages } });
    });
    if (life === own && files.length > 1) setState({ opening: { done: at + 1, of: files.length } });
  }
  if (life === own) setState({ opening: null });
}

async function addFile(file: File, maxPages: number, onPage: (page: number, pages: number) => void) {
  const own = life;
  const room = () => maxPages - getState().pages.length;
  try {
    for await (const { bitmap, page, pages } of openPictures(file, room())) {
      const prepared = await prepareAndClose(bitmap);
      if (life !== own) return;
      if (room() <= 0) return setState({ isFull: true });
      setState(({ pages: before }) => ({ pages: [...before, toPage(prepared)] }));
      onPage(page, pages);
      if (pages > page && room() <= 0) setState({ isFull: true });
    }
  } catch (error) {
    if (life !== own) return;
    const code = error instanceof FileError ? error.code : null;
    setState(({ unread }) => ({ unread: [...unread, { name: file.name, code }] }));
  }
}

async function prepareAndClose(bitmap: ImageBitmap) {
  try {
    return await preparePage(bitmap);
  } finally {
    bitmap.close();
  }
}

function toPage(prepared: PageImage & Pick<PaperPage, 'forecast'>): PaperPage {
  lastId += 1;
  return { ...prepared, id: lastId, url: URL.createObjectURL(prepared.image), turns: 0 };
}

/** Another picture in the place of a page. */
export async function replacePage({ id }: PaperPage, file: File): Promise<void> {
  const own = life;
  setState({ unread: [], opening: { done: 0, of: 1 } });
  try {
    for await (const { bitmap } of openPictures(file, 1)) {
      const created = toPage(await prepareAndClose(bitmap));
      if (life !== own) return URL.revokeObjectURL(created.url);
      setState(({ pages }) => ({
        pages: pages.map((page) => {
          if (page.id !== id) return page;
          URL.revokeObjectURL(page.url);
          return created;
        }),
      }));
    }
  } catch {
    if (life === own) setState({ unread: [{ name: file.name, code: null }] });
  }
  if (life === own) setState({ opening: null });
}

export function removePage({ id, url }: PaperPage): void {
  URL.revokeObjectURL(url);
  setState(({ pages }) => ({ pages: pages.filter((page) => page.id !== id), isFull: false }));
}

export const movePage = (page: PaperPage, to: number) =>
  setState(({ pages }) => {
    const others = pages.filter(({ id }) => id !== page.id);
    return { pages: [...others.slice(0, to), page, ...others.slice(to)] };
  });

export const turnPage = ({ id }: PaperPage) =>
  setState(({ pages }) => ({
    pages: pages.map((page) =>
      page.id === id ? { ...page, turns: ((page.turns + 1) % 4) as QuarterTurns } : page,
    ),
  }));
