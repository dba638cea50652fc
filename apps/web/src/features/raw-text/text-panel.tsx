import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import { createSearch } from './find-matches.ts';
import { SearchBar } from './search-bar.tsx';
import { TextView } from './text-view.tsx';

/** The text with its length, a search in it, and a way to copy it. */
export function TextPanel({ text }: { text: string }) {
  const { t } = useTranslation('raw-text');
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState(0);
  const view = useRef<{ readonly select: () => void }>(null);
  const search = useMemo(() => createSearch(text), [text]);
  const matches = useMemo(() => search(words), [search, words]);
  const at = Math.min(current, Math.max(0, matches.length - 1));
  const look = (next: string) => {
    setWords(next);
    setCurrent(0);
  };
  return (
    <div className="space-y-3">
      <SearchBar
        words={words}
        count={matches.length}
        current={at}
        onWords={look}
        onStep={(step) => {
          if (matches.length > 0) setCurrent((at + step + matches.length) % matches.length);
        }}
      />
      <div>
        <div className="mb-1 flex flex-wrap justify-between gap-x-4">
          <label htmlFor="raw-text" className="font-semibold">
            {t('label')}
          </label>
          <span className="text-muted">{t('count', { count: text.length })}</span>
        </div>
        <TextView ref={view} text={text} matches={matches} current={at} />
      </div>
      <CopyButton text={text} onRefused={() => view.current?.select()} />
    </div>
  );
}
