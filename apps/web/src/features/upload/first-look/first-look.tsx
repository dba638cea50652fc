import type { DocumentView } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toPageList } from '../to-page-list.ts';
import type { Verdict } from './to-verdict.ts';
import { useFirstLook } from './use-first-look.ts';

interface Props {
  readonly document: DocumentView;
  /** Pages are to be added to the file; where they cannot be, only what is amiss is told. */
  readonly onAdd?: () => void;
}

/** What the file is, told before it is read: another form, an empty one, or which pages are not in it. */
export function FirstLook({ document, onAdd }: Props) {
  const { t } = useTranslation('files');
  const { isLooking, verdict } = useFirstLook(document);
  const isWhole = verdict?.kind === 'whole';
  return (
    <>
      {onAdd ? (
        <p role="status">{isLooking ? t('look.busy') : isWhole ? t('look.whole', verdict) : ''}</p>
      ) : null}
      {verdict && !isWhole ? <Told verdict={verdict} onAdd={onAdd} /> : null}
    </>
  );
}

function Told({ verdict, onAdd }: { verdict: Exclude<Verdict, { kind: 'whole' }>; onAdd: Props['onAdd'] }) {
  const { t } = useTranslation('files');
  const { kind } = verdict;
  return (
    <Notice tone="warning" title={useTitle(verdict)}>
      {kind === 'missing' && verdict.unknown.length > 0 ? (
        <p>{t('look.unknownPages', { count: verdict.unknown.length, pages: toPageList(verdict.unknown) })}</p>
      ) : null}
      <p>{t(`look.next.${kind}`)}</p>
      {kind === 'missing' && onAdd ? (
        <Button variant="secondary" onClick={onAdd}>
          {t('add')}
        </Button>
      ) : null}
    </Notice>
  );
}

function useTitle(verdict: Exclude<Verdict, { kind: 'whole' }>): string {
  const { t } = useTranslation('files');
  if (!('form' in verdict)) return t(`look.${verdict.kind}`);
  if (verdict.kind !== 'missing') return t(`look.${verdict.kind}`, { form: verdict.form });
  const { form, missing } = verdict;
  return t('look.missing', { form, count: missing.length, pages: toPageList(missing) });
}
