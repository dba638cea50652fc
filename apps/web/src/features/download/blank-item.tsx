import type { MissingItem } from '@puente/contract';
import { sourceLanguage } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { AnswerLink } from '../../lib/form-answers/answer-link.tsx';
import { useSay } from '../../lib/i18n/use-say.ts';

export type Place = Pick<MissingItem, 'page' | 'part' | 'item'>;

/** As the form numbers its places: one page, or a run of them. */
export function usePlace() {
  const { t } = useTranslation('download');
  return ({ page, part, item }: Place) =>
    t(page.includes('-') ? 'report.movedRun' : 'report.movedWhere', { page, part, item });
}

/** A box that is still empty, in the language at hand with the English of the form under it, and where it stands. */
export function BlankItem({ item }: { item: MissingItem }) {
  const { i18n } = useTranslation();
  const say = useSay('labels');
  const sayOfficial = useSay('labels', sourceLanguage);
  const toPlace = usePlace();
  const { label, path } = item;
  return (
    <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {path === null ? <span>{say(label)}</span> : <AnswerLink path={path}>{say(label)}</AnswerLink>}
        {i18n.language === sourceLanguage ? null : (
          <span lang={sourceLanguage} className="block text-sm text-muted">
            {sayOfficial(label)}
          </span>
        )}
      </div>
      <span className="text-sm text-muted">{toPlace(item)}</span>
    </div>
  );
}
