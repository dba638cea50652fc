import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';

interface Props {
  readonly words: string;
  readonly count: number;
  /** Which match is looked at, counted from 0. */
  readonly current: number;
  readonly onWords: (words: string) => void;
  readonly onStep: (step: 1 | -1) => void;
}

/** Looks for words in the text. Enter goes to the next place, Shift and Enter to the one before, Escape ends the search. */
export function SearchBar({ words, count, current, onWords, onStep }: Props) {
  const { t } = useTranslation('raw-text');
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && words !== '') onWords('');
    else if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const said =
    words.trim() === '' ? '' : count === 0 ? t('search.none') : t('search.place', { at: current + 1, count });
  return (
    <search className="flex flex-wrap items-end gap-x-2 gap-y-2">
      <div className="min-w-0 grow basis-52">
        <label htmlFor="raw-text-search" className="font-semibold">
          {t('search.label')}
        </label>
        <input
          id="raw-text-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={words}
          onChange={(event) => onWords(event.target.value)}
          onKeyDown={onKey}
          aria-describedby="raw-text-places"
          className="control mt-1"
        />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          icon={ArrowUp}
          label={t('search.previous')}
          disabled={count === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t('search.next')}
          disabled={count === 0}
          onClick={() => onStep(1)}
        />
        <p id="raw-text-places" role="status" className="min-w-20 tabular-nums">
          {said}
        </p>
      </div>
    </search>
  );
}
