import type { Preflight } from '@puente/contract';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEdition } from '../../lib/standing/use-edition.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PickButton } from '../../ui/pick-button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { type Place, usePlace } from './blank-item.tsx';
import { Fold } from './fold.tsx';
import { useOwnBlank } from './use-own-blank.ts';

interface Props {
  readonly preflight: Preflight;
  readonly sessionId: string;
}

type Sending = ReturnType<typeof useOwnBlank>;

/** The way in for somebody who has a newer blank than is installed, and what became of it. */
export function OwnBlank({ preflight, sessionId }: Props) {
  const { t } = useTranslation('download');
  const region = useRef<HTMLElement>(null);
  // The button that was pressed is gone then.
  const sending = useOwnBlank(sessionId, preflight, () => region.current?.focus());
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) sending.add(file);
  };
  const Part = preflight.ownBlank ? Added : Offer;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('ownBlank.section')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="space-y-3"
    >
      <Part preflight={preflight} sending={sending} />
    </section>
  );
}

interface PartProps {
  readonly preflight: Preflight;
  readonly sending: Sending;
}

/** Open where the edition that is filled may not be taken; else behind a line. */
function Offer({ preflight, sending }: PartProps) {
  const { t } = useTranslation('download');
  const { form, official, standing } = preflight;
  const isDoubtful = !official || standing.status !== 'accepted';
  const asking = <Asking preflight={preflight} sending={sending} />;
  if (!isDoubtful) return <Fold title={t('ownBlank.have')}>{asking}</Fold>;
  return (
    <>
      <h3 className="font-semibold">
        <Unbroken text={t('ownBlank.ask', { form })} />
      </h3>
      {asking}
    </>
  );
}

function Asking({ preflight, sending }: PartProps) {
  const { t } = useTranslation('download');
  return (
    <>
      <p className="max-w-prose">{t('ownBlank.text')}</p>
      <Refusal preflight={preflight} sending={sending} />
      <Pick sending={sending} label={t('ownBlank.add')} />
    </>
  );
}

function Pick({ sending, label }: { sending: Sending; label: string }) {
  const { t } = useTranslation('download');
  const { isAdding, isRemoving, add } = sending;
  return (
    <div>
      <PickButton
        onlyPdf
        variant="secondary"
        icon={FileUp}
        label={isAdding ? t('ownBlank.busy') : label}
        inputLabel={label}
        disabled={isAdding || isRemoving}
        className="w-full sm:w-auto"
        onFiles={([file]) => file && add(file)}
      />
      <p role="status" className="mt-1 text-muted empty:mt-0">
        {isAdding ? t('ownBlank.wait') : null}
      </p>
    </div>
  );
}

function Refusal({ preflight: { edition }, sending: { refusal } }: PartProps) {
  const { t } = useTranslation('download');
  if (!refusal) return null;
  return (
    <Notice tone="problem" title={t('ownBlank.refused')}>
      <p>{refusal}</p>
      <p>{t('ownBlank.kept', { edition })}</p>
    </Notice>
  );
}

/** What is filled now, and what this person is to do by hand for it. */
function Added({ preflight, sending }: PartProps) {
  const { t } = useTranslation('download');
  const { byHand, edition, form, ownBlank } = preflight;
  const match = ownBlank?.match;
  const isWorksheet = useEdition(form)?.official === false;
  return (
    <>
      <Notice tone="info" title={t('ownBlank.title', { edition })}>
        <p>{match ? t('ownBlank.matched', match) : t('ownBlank.known')}</p>
        {byHand.length > 0 ? <p>{t('ownBlank.byHand', { count: byHand.length })}</p> : null}
        {match ? <Unknown places={match.unknownPlaces} /> : null}
        {match ? <p>{t('ownBlank.look')}</p> : null}
      </Notice>
      <Refusal preflight={preflight} sending={sending} />
      <div className="flex flex-col gap-3 sm:flex-row print:hidden">
        <Button
          variant="secondary"
          disabled={sending.isAdding || sending.isRemoving}
          onClick={sending.remove}
        >
          {t(isWorksheet ? 'ownBlank.removeWorksheet' : 'ownBlank.remove')}
        </Button>
        <Pick sending={sending} label={t('ownBlank.another')} />
      </div>
    </>
  );
}

/** More of them would push what follows out of sight. */
const maxShownOpen = 6;

/** Questions that the edition we know does not have, by the numbers printed beside them. */
function Unknown({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('download');
  const toPlace = usePlace();
  const count = places.length;
  if (count === 0) return null;
  const list = (
    <ul className="list-disc ps-5 sm:columns-2">
      {places.map((place) => (
        <li key={`${place.page} ${place.part} ${place.item}`}>
          {place.item === '' ? t('ownBlank.page', { page: place.page }) : toPlace(place)}
        </li>
      ))}
    </ul>
  );
  if (count <= maxShownOpen)
    return (
      <>
        <p>{t('ownBlank.unknown', { count })}</p>
        {list}
      </>
    );
  return (
    <details>
      <summary className="min-h-6">{t('ownBlank.unknown', { count })}</summary>
      {list}
    </details>
  );
}
