import { Info, TriangleAlert } from 'lucide-react';
import { useWarningText } from '../../../lib/form-answers/use-warning-text.ts';
import { isFault, remarksAt } from '../model/remarks.ts';
import { useAtPath } from './use-answer.ts';

export interface WarningText {
  readonly key: string;
  /** `note`: what will happen to the answer in the PDF; `fault`: something that looks wrong. */
  readonly tone: 'fault' | 'note';
  readonly text: string;
  /** How the passport may spell the name that the box prints otherwise. */
  readonly passport?: string;
}

/** What is to be said about the answer, the entry or the list at a path. */
export function useWarningTexts(path: string): readonly WarningText[] {
  const toText = useWarningText();
  return useAtPath(path, ({ remarks }) => remarksAt(remarks, path)).map((remark) => ({
    key: `${remark.code} ${Object.values(remark.params).join(' ')}`,
    tone: isFault(remark) ? 'fault' : 'note',
    text: toText(remark),
    ...(remark.params.passport === undefined ? {} : { passport: remark.params.passport }),
  }));
}

const looks = {
  fault: { icon: TriangleAlert, look: 'text-check' },
  note: { icon: Info, look: 'text-ink' },
};

/** Said aloud when it changes; empty until there is something to say. */
export function WarningList({
  id,
  warnings,
  issue,
}: {
  id?: string;
  warnings: readonly WarningText[];
  issue?: string | undefined;
}) {
  const all: readonly WarningText[] = issue
    ? [{ key: 'issue', tone: 'fault', text: issue }, ...warnings]
    : warnings;
  return (
    <div id={id} role="status" className="empty:contents">
      {all.map(({ key, tone, text }) => {
        const { icon: Icon, look } = looks[tone];
        return (
          <p key={key} className={`mt-1 flex gap-1.5 text-sm font-semibold ${look}`}>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
          </p>
        );
      })}
    </div>
  );
}

/** The warnings about a whole list or entry. */
export function PathWarnings({ path }: { path: string }) {
  const warnings = useWarningTexts(path);
  return (
    // The way to what is to be checked ends here where the answers themselves are hidden.
    <div tabIndex={-1} className="empty:contents">
      <WarningList warnings={warnings} />
    </div>
  );
}
