import type { DocumentView, ShareLink } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CreateLink } from './create-link.tsx';
import { LinkList } from './link-list.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { SecureLink } from './secure-link.tsx';
import { useShare } from './use-share.ts';

interface Props {
  readonly document: DocumentView;
  /** To the review. */
  readonly onBack: () => void;
  /** To the download. */
  readonly onContinue: () => void;
}

const facts = ['who', 'see', 'unseen', 'do'] as const;
const notes = ['trust', 'unchecked', 'recorded', 'end'] as const;

/** Step 5: lets an attorney look at the answers by a link; nobody has to. */
export function ShareStep({ document, onBack, onContinue }: Props) {
  const { t } = useTranslation('share');
  return (
    <section className="space-y-8">
      <div className="space-y-3">
        <StepHeading>{t('title')}</StepHeading>
        <p className="max-w-prose">{t('optional')}</p>
        <Button variant="secondary" onClick={onContinue}>
          {t('skip')}
        </Button>
      </div>
      <TextList title={t('about.title')} items={facts.map((fact) => t(`about.${fact}`))} />
      {document.isSample ? (
        <Notice tone="info" title={t('sample.title')}>
          <p>{t('sample.text')}</p>
        </Notice>
      ) : (
        <Links document={document} />
      )}
      <TextList title={t('security.title')} items={notes.map((note) => t(`security.${note}`))} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="secondary" onClick={onContinue}>
          {t('continue')}
        </Button>
      </div>
    </section>
  );
}

const TextList = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div className="space-y-3">
    <h2 className="text-lg font-semibold">{title}</h2>
    <ul className="max-w-prose list-disc space-y-2 ps-6">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

type Asked = { readonly what: 'renew' | 'revoke'; readonly link: ShareLink } | null;

function Links({ document }: { document: DocumentView }) {
  const { t } = useTranslation('share');
  const share = useShare(document);
  const [asked, setAsked] = useState<Asked>(null);
  const [created, setMade] = useState(0);
  const { shown, links } = share;
  // Said beside what was tried: the card of a link, or the form for a new one.
  const failure = share.failure && {
    linkId: share.failure.linkId,
    message: toPersonMessage(share.failure.error, t('failed.text')),
  };
  const attempt = (linkId: string | null, act: () => Promise<void>) => {
    setAsked(null);
    share.attempt({ linkId, act });
  };
  return (
    <div className="space-y-8">
      {shown ? <SecureLink key={shown.reviewUrl} link={shown} share={share} /> : null}
      {share.listFailed ? <ListFailed onRetry={share.askAgain} /> : null}
      {links?.length ? (
        <LinkList
          links={links}
          document={document}
          busy={share.isBusy}
          failure={failure}
          onShow={({ id }) => attempt(id, () => share.show(id))}
          onAsk={(what, link) => setAsked({ what, link })}
        />
      ) : null}
      <CreateLink
        // Empty again once the last one was made. What is typed outlasts the list, which is asked for again and again.
        key={`made ${created}`}
        isFirst={!links?.length}
        isMain={shown === null}
        share={share}
        failure={failure?.linkId === null ? failure.message : null}
        onCreate={(link) =>
          attempt(null, async () => {
            await share.create(link);
            setMade((count) => count + 1);
          })
        }
      />
      {asked?.what === 'renew' ? (
        <RenewDialog
          link={asked.link}
          onClose={() => setAsked(null)}
          onRenew={(hours) =>
            attempt(asked.link.id, async () => {
              await share.renew(asked.link.id, hours);
              showToast({ title: t('renew.done') });
            })
          }
        />
      ) : null}
      {asked?.what === 'revoke' ? (
        <RevokeDialog
          link={asked.link}
          onClose={() => setAsked(null)}
          onRevoke={() =>
            attempt(asked.link.id, async () => {
              await share.revoke(asked.link.id);
              showToast({ title: t('revoke.done') });
            })
          }
        />
      ) : null}
    </div>
  );
}

function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('share');
  return (
    <Notice tone="problem">
      <p>{t('list.failed')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('list.retry')}
      </Button>
    </Notice>
  );
}
