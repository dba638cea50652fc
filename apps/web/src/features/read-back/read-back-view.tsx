import type { ReadBackView } from '@puente/contract';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilledPages } from '../../lib/filled-pages/filled-page.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { listPages } from './list-pages.ts';
import { ReadBackPage } from './read-back-page.tsx';
import { ReadBackSheet } from './read-back-sheet.tsx';
import { WhoHelped } from './who-helped.tsx';

interface Props {
  readonly readBack: ReadBackView;
  readonly sessionId: string;
}

/** The filled PDF page by page: each answer beside its question, ticked by the person who signs. */
export function ReadBack({ readBack, sessionId }: Props) {
  const { t } = useTranslation('guide', { keyPrefix: 'readBack' });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(0);
  const pictures = useFilledPages(sessionId);
  const pages = listPages(readBack);
  const page = pages[at];
  const all = pages.flatMap(({ lines }) => lines.map(({ id }) => id));
  const done = all.filter((id) => ticked.has(id)).length;
  const tick = (ids: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const go = (to: number) => {
    setAt(to);
    window.scrollTo(0, 0);
  };
  return (
    <section className="max-w-4xl space-y-6">
      <div className="space-y-3">
        <StepHeading>
          <Unbroken text={t('title', { form: readBack.form })} />
        </StepHeading>
        <p className="max-w-prose">{t('lead')}</p>
        <p role="status" className="font-semibold print:hidden">
          {t('progress', { done, count: all.length })}
        </p>
      </div>
      {page ? (
        <div className="print:hidden">
          <ReadBackPage
            key={page.page}
            page={page}
            pageCount={readBack.pageCount}
            form={readBack.form}
            pictures={pictures}
            ticked={ticked}
            onTick={tick}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            {at < pages.length - 1 ? (
              <Button
                onClick={() => {
                  tick(
                    page.lines.map(({ id }) => id),
                    true,
                  );
                  go(at + 1);
                }}
              >
                {t('allRight')}
              </Button>
            ) : null}
            {at < pages.length - 1 ? (
              <Button variant="secondary" onClick={() => go(at + 1)}>
                {t('next')}
              </Button>
            ) : null}
            {at > 0 ? (
              <Button variant="secondary" onClick={() => go(at - 1)}>
                {t('back')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
      {done === all.length ? (
        <Notice tone="info">
          <p>{t('done')}</p>
        </Notice>
      ) : null}
      <WhoHelped parts={readBack.helperParts} />
      <ReadBackSheet pages={pages} form={readBack.form} edition={readBack.edition} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5 shrink-0" />
          {t('print')}
        </Button>
        <PageLink to="/generate" className={buttonLook('secondary')}>
          {t('toDownload')}
        </PageLink>
      </div>
    </section>
  );
}
