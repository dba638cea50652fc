import type { OpenedReview } from '@puente/contract';
import { type Change, listProposals } from '@puente/forms/changes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { useReviewer } from './reviewer-context.ts';
import { listChanges } from './reviewer-copy.ts';
import { useAnswerWords } from './use-answer-words.ts';

/** The applicant has changed the form since: their changes beside the reviewer's own, and the way on. */
export function NewerVersionDialog({
  newer,
  onGoOn,
  onClose,
}: {
  newer: OpenedReview;
  onGoOn: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('attorney');
  const { t: frame } = useTranslation('frame');
  const copy = useReviewer();
  const theirs = listProposals(copy.review.formData, newer.formData);
  return (
    <Dialog title={t('newer.title')} closeLabel={frame('close')} onClose={onClose}>
      <div className="space-y-4">
        <p>{t('newer.text')}</p>
        <BothSides theirs={theirs} mine={listChanges(copy)} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button onClick={onGoOn}>{t('newer.goOn')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('newer.later')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function BothSides({ theirs, mine }: { theirs: readonly Change[]; mine: readonly Change[] }) {
  const { t } = useTranslation('attorney');
  const { nameOf, say } = useAnswerWords();
  const own = new Map(mine.map((change) => [`${change.kind} ${change.path}`, change]));
  const changed = theirs.filter(({ kind }) => kind === 'change');
  const rows = theirs.filter(({ kind }) => kind !== 'change');
  if (theirs.length === 0) return <p>{t('newer.same')}</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line">
        {changed.map(({ kind, path, from, to }) => (
          <li key={path} className="p-3 [overflow-wrap:anywhere]">
            <p className="font-semibold">{nameOf(path)}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <dt className="text-sm text-muted">{t('newer.before')}</dt>
              <dd>{say(from)}</dd>
              <dt className="text-sm text-muted">{t('newer.theirs')}</dt>
              <dd>{say(to)}</dd>
              <dt className="text-sm text-muted">{t('newer.mine')}</dt>
              <dd>
                {own.has(`${kind} ${path}`) ? say(own.get(`${kind} ${path}`)?.to) : t('newer.notChanged')}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      {rows.length > 0 ? <ChangeList changes={rows} /> : null}
    </>
  );
}
