import { useEffect, useRef, useState } from 'react';
import { encodePage, firstEncoding, type PhotoPage } from './page-image.ts';

const toTurned = (page: PhotoPage): PhotoPage => ({
  ...page,
  turns: ((page.turns + 1) % 4) as PhotoPage['turns'],
});

/** The photographed pages in their order. They are in this page's memory alone until they are uploaded. */
export function usePhotoPages(maxPages: number) {
  const [pages, setPages] = useState<readonly PhotoPage[]>([]);
  /** How many pictures are being opened. */
  const [opening, setOpening] = useState(0);
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const latest = useRef(pages);
  latest.current = pages;
  const lastId = useRef(0);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const { url } of latest.current) URL.revokeObjectURL(url);
    };
  }, []);

  const add = async (files: readonly File[]) => {
    const room = maxPages - latest.current.length;
    setTooMany(files.length > room);
    const taken = files.slice(0, Math.max(0, room));
    setUnreadable([]);
    setOpening(taken.length);
    for (const file of taken) {
      try {
        const image = await encodePage(file, firstEncoding);
        if (isGone.current) return;
        lastId.current += 1;
        const page: PhotoPage = { id: lastId.current, image, url: URL.createObjectURL(image), turns: 0 };
        setPages((before) => [...before, page]);
      } catch {
        setUnreadable((before) => [...before, file.name]);
      }
      setOpening((count) => count - 1);
    }
  };
  const remove = ({ id, url }: PhotoPage) => {
    URL.revokeObjectURL(url);
    setPages((before) => before.filter((page) => page.id !== id));
  };
  const move = (page: PhotoPage, to: number) =>
    setPages((before) => {
      const others = before.filter(({ id }) => id !== page.id);
      return [...others.slice(0, to), page, ...others.slice(to)];
    });
  const turn = ({ id }: PhotoPage) =>
    setPages((before) => before.map((page) => (page.id === id ? toTurned(page) : page)));
  return { pages, opening, unreadable, tooMany, add, remove, move, turn };
}
