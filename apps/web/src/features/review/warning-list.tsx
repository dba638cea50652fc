import type { FormWarning, WarningCode } from '@puente/forms/checks';
import { Info, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useReview } from './review-context.ts';

export interface WarningText {
  readonly key: string;
  /** `note`: what will happen to the answer in the PDF; `fault`: something that looks wrong. */
  readonly tone: 'fault' | 'note';
  readonly text: string;
}

const noteCodes: ReadonlySet<FormWarning['code']> = new Set([
  'box-changes-text',
  'box-too-short',
  'box-lacks-characters',
  'no-answer',
]);

/** What is to be said about the answer, the entry or the list at a path. */
export const useWarningTexts = (path: string): readonly WarningText[] => {
  const { t } = useTranslation('review');
  const { warnings } = useReview();
  // Which params a text gets is decided by the checks, code by code; the texts' own types cannot know.
  const say = t as unknown as (key: `checks.${WarningCode}`, params: FormWarning['params']) => string;
  return useSyncExternalStore(warnings.subscribe, () => warnings.get(path)).map(({ code, params }) => ({
    key: `${code} ${Object.values(params).join(' ')}`,
    tone: noteCodes.has(code) ? 'note' : 'fault',
    text: say(`checks.${code}`, params),
  }));
};

const looks = {
  fault: { icon: TriangleAlert, look: 'text-check' },
  note: { icon: Info, look: 'text-ink' },
};

/** Said aloud when it changes; empty until there is something to say. */
export const WarningList = ({
  id,
  warnings,
  issue,
}: {
  id?: string;
  warnings: readonly WarningText[];
  issue?: string | undefined;
}) => {
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
};

/** The warnings about a whole list or entry. */
export const PathWarnings = ({ path }: { path: string }) => <WarningList warnings={useWarningTexts(path)} />;
