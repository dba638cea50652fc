import type { MirrorEntryView, TargetForm } from '@puente/contract';
import { isDifference, type MirrorVerdict } from '@puente/contract/mirror-verdicts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagePictures } from '../page-pictures/page-pictures.ts';
import { OldWords } from './old-words.tsx';

/** What needs a look first. Differences are open from the first; the others a person may open. */
const groups = [
  ['contradicts', 'contradicts'],
  ['changed', 'changed'],
  ['not-said-before', 'notSaidBefore'],
  ['not-readable', 'notReadable'],
  ['not-answered', 'notAnswered'],
  ['same', 'same'],
] as const satisfies ReadonlyArray<readonly [MirrorVerdict, string]>;

interface Props {
  readonly entries: readonly MirrorEntryView[];
  readonly form: TargetForm;
  readonly pictures: PagePictures;
  /** What stands by the answer of now. */
  readonly toAnswer?: (entry: MirrorEntryView) => ReactNode;
  /** What stands below both. */
  readonly below: (entry: MirrorEntryView) => ReactNode;
}

/** Old words and new answers side by side, grouped by how they stand to each other. */
export function MirrorGroups({ entries, ...rest }: Props) {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  return groups.map(([verdict, name]) => {
    const own = entries.filter((entry) => entry.verdict === verdict);
    if (own.length === 0) return null;
    return (
      <details key={verdict} open={isDifference({ verdict })} className="border-b border-line">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 hover:bg-accent-soft [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg font-semibold">{t(`groups.${name}`)}</h2>
          <span className="text-muted">{own.length}</span>
        </summary>
        <ul className="divide-y divide-line">
          {own.map((entry) => (
            <Entry key={[entry.key, entry.path, entry.topic, entry.now].join(' ')} entry={entry} {...rest} />
          ))}
        </ul>
      </details>
    );
  });
}

/** One answer: what stood on the paper as its piece of the scan, and what stands on the form now. */
function Entry({
  entry,
  form,
  pictures,
  toAnswer,
  below,
}: Omit<Props, 'entries'> & { entry: MirrorEntryView }) {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  const { question, topic, now, before } = entry;
  return (
    <li className="space-y-3 py-4">
      <div>
        <p className="text-sm text-muted">{topic}</p>
        <h3 className="max-w-prose font-semibold">{question}</h3>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <div className="min-w-0 space-y-2">
          <h4 className="text-sm text-muted">{t('before')}</h4>
          <OldWords before={before} question={question} pictures={pictures} />
        </div>
        <div className="min-w-0 space-y-2">
          <h4 className="text-sm text-muted">{t('now', { form })}</h4>
          <p className="font-semibold [overflow-wrap:anywhere]">{now ?? t('empty')}</p>
          {toAnswer?.(entry)}
        </div>
      </div>
      {below(entry)}
    </li>
  );
}
