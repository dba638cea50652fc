import { serveThread, type ThreadHandlers } from '@puente/threads/serve';
import type { DocumentOutline, PageOutline } from '../../pipeline/document-outline.ts';
import type { SharedDocument } from '../page-tasks.ts';

const toPicture = (page: number): PageOutline => ({ page, nature: 'picture', guesses: [], text: null });

/** A thread for files that take it down: the name of the file says at which task, the page or pages of it on which. */
const handlers: ThreadHandlers = {
  outline: ({ document }: { document: SharedDocument }): DocumentOutline => {
    if (document.fileName === 'outline.pdf') process.exit(3);
    return { pages: [1, 2, 3, 4].map(toPicture), formFields: null };
  },
  rank: ({ document, page }: { document: SharedDocument; page: number }) => {
    if (document.fileName === 'all-pages.pdf' || (page === 2 && document.fileName !== 'sound.pdf'))
      process.exit(3);
    return { guesses: [], isEmpty: false, writing: 0 };
  },
  text: ({ document, page }: { document: SharedDocument; page: number }) => {
    if (document.fileName === 'all-texts.pdf') process.exit(3);
    return `text of page ${page}`;
  },
  forget: () => {},
};

serveThread(handlers);
