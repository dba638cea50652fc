import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { Match } from './find-matches.ts';

interface Props {
  readonly text: string;
  readonly matches: readonly Match[];
  /** Which match is looked at, counted from 0. */
  readonly current: number;
  readonly ref?: Ref<{ readonly select: () => void }>;
}

const textLook = 'font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]';

/** The text, read-only, with what was found marked under it: the marks scroll along behind the letters. */
export function TextView({ text, matches, current, ref }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ select: () => area.current?.select() }), []);
  const pieces = useMemo(() => cut(text, matches), [text, matches]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when another match is looked at
  useEffect(() => {
    const mark = marks.current?.querySelector<HTMLElement>('[data-current]');
    const view = area.current;
    if (mark && view) view.scrollTop = mark.offsetTop - view.clientHeight / 2;
  }, [current, matches]);
  return (
    <div className="relative">
      <div
        ref={marks}
        aria-hidden
        dir="auto"
        className={`control pointer-events-none absolute inset-0 overflow-x-hidden overflow-y-scroll text-transparent! ${textLook}`}
      >
        {matches.length === 0
          ? null
          : pieces.map(({ start, words, match }) =>
              match === null ? (
                <span key={start}>{words}</span>
              ) : (
                <mark
                  key={start}
                  data-current={match === current || undefined}
                  className={`rounded-xs text-transparent ${match === current ? 'bg-amber-300 outline-2 outline-accent' : 'bg-amber-100'}`}
                >
                  {words}
                </mark>
              ),
            )}
      </div>
      <textarea
        ref={area}
        id="raw-text"
        readOnly
        value={text}
        rows={16}
        dir="auto"
        onScroll={({ currentTarget }) => {
          if (marks.current) marks.current.scrollTop = currentTarget.scrollTop;
        }}
        className={`control relative block resize-none overflow-x-hidden overflow-y-scroll bg-transparent! ${textLook}`}
      />
    </div>
  );
}

interface Piece {
  readonly start: number;
  readonly words: string;
  readonly match: number | null;
}

function cut(text: string, matches: readonly Match[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [match, { start, end }] of matches.entries()) {
    if (start > at) pieces.push({ start: at, words: text.slice(at, start), match: null });
    pieces.push({ start, words: text.slice(start, end), match });
    at = end;
  }
  return [...pieces, { start: at, words: text.slice(at), match: null }];
}
