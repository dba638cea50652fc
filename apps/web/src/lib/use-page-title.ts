import { useEffect } from 'react';

/** Names the browser tab. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};
