import { useEffect } from 'react';
import { focusToCheck } from '../fields/find-to-check.ts';

/** Alt with an arrow goes to the next answer to check; in a list of choices that opens the list, as everywhere. */
export const useCheckKeys = () => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      if (event.target instanceof Element && event.target.closest('select, dialog')) return;
      event.preventDefault();
      focusToCheck(event.key === 'ArrowDown' ? 'next' : 'previous');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
