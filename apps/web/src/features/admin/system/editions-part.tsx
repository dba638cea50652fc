import type { Edition, EditionReport } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { StandingWords } from '../../../lib/standing/standing-words.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callAdmin, fetchAdmin, useAdminData } from '../call-admin.ts';
import { DataState } from '../data-state.tsx';
import { Part } from '../part.tsx';
import { ConfirmAct } from '../records/confirm-act.tsx';
import { useNumbers } from '../use-numbers.ts';
import { EditionReportView } from './edition-report.tsx';
import { useRefusal } from './use-refusal.ts';

/** The blanks that are here, how their editions stand, and a place to drop a newer one. */
export function EditionsPart() {
  const { t } = useTranslation('admin');
  const asked = useAdminData('listEditions');
  const [opened, setOpened] = useState<EditionReport | string | null>(null);
  const { t: frame } = useTranslation('frame');
  return (
    <Part title={t('editions.title')} what={t('editions.what')}>
      <DataState asked={asked}>
        {({ items, writable }) => (
          <>
            {items.length === 0 ? <p>{t('editions.none')}</p> : null}
            <ul className="space-y-4">
              {items.map((edition) => (
                <EditionCard
                  key={edition.hash}
                  edition={edition}
                  writable={writable}
                  onReport={() => setOpened(edition.hash)}
                />
              ))}
            </ul>
            {writable ? <Offer onReport={setOpened} /> : <p>{t('editions.locked')}</p>}
          </>
        )}
      </DataState>
      {opened === null ? null : (
        <Dialog wide title={t('editions.report')} closeLabel={frame('close')} onClose={() => setOpened(null)}>
          <EditionReportView of={opened} />
        </Dialog>
      )}
    </Part>
  );
}

function Offer({ onReport }: { onReport: (report: EditionReport) => void }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { send, isBusy, error } = useSend(
    (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return callAdmin('offerEdition', { body });
    },
    {
      onSent: (report) => {
        if (input.current) input.current.value = '';
        void client.invalidateQueries();
        onReport(report);
      },
    },
  );
  return (
    <div className="card max-w-prose space-y-2 p-4">
      <label htmlFor={id} className="font-semibold">
        {t('editions.offer')}
      </label>
      <p id={`${id}-hint`} className="text-muted">
        {t(isBusy ? 'editions.offering' : 'editions.offerHint')}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        className="min-h-11 max-w-full"
        onChange={({ currentTarget: { files } }) => files?.[0] && send(files[0])}
      />
      {error ? (
        <Notice tone="problem">
          <p>{toPersonMessage(error, t('failed'))}</p>
        </Notice>
      ) : null}
    </div>
  );
}

function EditionCard({
  edition,
  writable,
  onReport,
}: {
  edition: Edition;
  writable: boolean;
  onReport: () => void;
}) {
  const { t } = useTranslation('admin');
  const { toSize, toMoment } = useNumbers();
  const refusal = useRefusal();
  const { form, edition: day, state, matchedWith, standing, isDue, sizeBytes, addedAt } = edition;
  const name = t('editions.name', { form: form ?? t('unknown'), edition: day ?? t('unknown') });
  return (
    <li className="card space-y-3 p-4">
      <h3 className="font-semibold">
        {name} · {t(`editions.states.${state}`)}
      </h3>
      {isDue ? <p className="font-semibold text-check">{t('editions.due')}</p> : null}
      {matchedWith ? <p>{t('editions.matchedWith', { edition: matchedWith })}</p> : null}
      {edition.refusal ? <p className="text-bad">{refusal(edition.refusal)}</p> : null}
      {standing ? <StandingWords standing={standing} /> : null}
      <p className="text-sm text-muted">
        {toSize(sizeBytes)} · {toMoment(addedAt)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={t('editions.openNamed', { name })} onClick={onReport}>
          {t('editions.open')}
        </Button>
        {writable ? <Acts edition={edition} name={name} /> : null}
      </div>
    </li>
  );
}

function Acts({ edition: { hash, state }, name }: { edition: Edition; name: string }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const params = { hash };
  const onDone = () => void client.invalidateQueries();
  return (
    <>
      {state === 'set-aside' ? (
        <ConfirmAct
          words={t('editions.use')}
          named={t('editions.useNamed', { name })}
          title={t('editions.useTitle')}
          yes={t('editions.useYes')}
          act={() => fetchAdmin('putEditionInUse', { params })}
          onDone={onDone}
        >
          <p>{t('editions.useWhat', { name })}</p>
        </ConfirmAct>
      ) : (
        <ConfirmAct
          words={t('editions.aside')}
          named={t('editions.asideNamed', { name })}
          title={t('editions.asideTitle')}
          yes={t('editions.asideYes')}
          act={() => fetchAdmin('setEditionAside', { params })}
          onDone={onDone}
        >
          <p>{t('editions.asideWhat', { name })}</p>
        </ConfirmAct>
      )}
      <ConfirmAct
        words={t('editions.out')}
        named={t('editions.outNamed', { name })}
        title={t('editions.outTitle')}
        yes={t('editions.outYes')}
        act={() => fetchAdmin('takeEditionOut', { params })}
        onDone={onDone}
      >
        <p>{t('editions.outWhat', { name })}</p>
      </ConfirmAct>
    </>
  );
}
