import type { DocumentView, ShareLink } from '@puente/contract';
import { formatEnd, formatMoment } from '@puente/texts';
import { Ban, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLinkName } from './link-name.tsx';

interface Actions {
  readonly busy: boolean;
  readonly onShow: (link: ShareLink) => void;
  /** Asks before it is done. */
  readonly onAsk: (what: 'renew' | 'revoke', link: ShareLink) => void;
}

interface Props extends Actions {
  readonly failure: { readonly linkId: string | null; readonly message: string } | null;
  readonly links: readonly ShareLink[];
  readonly document: Pick<DocumentView, 'reviewStatus' | 'formType'>;
}

/** Every link that was made, newest first, and what became of it. */
export function LinkList({ links, document: { reviewStatus, formType }, failure, ...actions }: Props) {
  const { t } = useTranslation('share');
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 id={id} className="text-lg font-semibold">
        {t('list.title')}
      </h2>
      <p>
        {t('list.status')}{' '}
        <strong>{t(reviewStatus === 'approved' ? 'list.approved' : 'list.pending')}</strong>
      </p>
      <ul aria-labelledby={id} className="space-y-4">
        {links.map((link) => (
          <LinkCard
            key={link.id}
            link={link}
            formNow={formType}
            failure={failure?.linkId === link.id ? failure.message : null}
            {...actions}
          />
        ))}
      </ul>
    </section>
  );
}

const states = {
  active: { icon: CircleCheck, look: 'border-good bg-good-soft text-good' },
  expired: { icon: Clock, look: 'border-check bg-check-soft text-check' },
  revoked: { icon: Ban, look: 'border-control bg-surface text-muted' },
};

interface CardProps extends Actions {
  readonly link: ShareLink;
  /** The form the applicant prepares. */
  readonly formNow: DocumentView['formType'];
  readonly failure: string | null;
}

function LinkCard({ link, formNow, failure, busy, onShow, onAsk }: CardProps) {
  const { t, i18n } = useTranslation('share');
  const at = (moment: string) => formatMoment(moment, i18n.language);
  const name = useLinkName(link);
  const { icon: Icon, look } = states[link.state];
  return (
    <li className="card space-y-4 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <span className={`inline-flex items-center gap-1 rounded border px-2 text-sm font-semibold ${look}`}>
          <Icon aria-hidden className="size-4" />
          {t(`list.state.${link.state}`)}
        </span>
      </div>
      {link.state === 'active' && link.formType !== formNow ? (
        <Notice tone="warning">
          <p>{t('list.otherForm', { form: link.formType, now: formNow })}</p>
        </Notice>
      ) : null}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name={t('list.created')}>{at(link.createdAt)}</Fact>
        {link.revokedAt ? (
          <Fact name={t('list.revokedAt')}>{at(link.revokedAt)}</Fact>
        ) : (
          <Fact name={t(link.state === 'active' ? 'list.until' : 'list.ended')}>
            {formatEnd(link.expiresAt, i18n.language)}
          </Fact>
        )}
        <Fact name={t('list.shows')}>
          {t(link.withoutStory ? 'list.withoutStory' : 'list.withStory', { form: link.formType })}
          {link.oneBrowser ? <br /> : null}
          {link.oneBrowser ? t('list.oneBrowser') : null}
        </Fact>
        <Fact name={t('list.opened')}>
          {link.lastOpenedAt
            ? t('list.times', { count: link.openedCount, moment: at(link.lastOpenedAt) })
            : t('list.notYet')}
        </Fact>
        {link.emailedAt ? <Fact name={t('list.emailed')}>{at(link.emailedAt)}</Fact> : null}
        <Fact name={t('list.submitted')}>{link.submittedAt ? at(link.submittedAt) : t('list.notYet')}</Fact>
      </dl>
      {failure ? (
        <Notice tone="problem" title={t('failed.title')}>
          <p>{failure}</p>
        </Notice>
      ) : null}
      {link.revokedAt ? null : (
        <div className="flex flex-wrap gap-3">
          {link.state === 'active' ? (
            <Button
              variant="secondary"
              disabled={busy}
              aria-label={t('list.showNamed', { name })}
              onClick={() => onShow(link)}
            >
              {t('list.show')}
            </Button>
          ) : null}
          {(['renew', 'revoke'] as const).map((what) => (
            <Button
              key={what}
              variant="secondary"
              disabled={busy}
              aria-haspopup="dialog"
              aria-label={t(`list.${what}Named`, { name })}
              onClick={() => onAsk(what, link)}
            >
              {t(`list.${what}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
