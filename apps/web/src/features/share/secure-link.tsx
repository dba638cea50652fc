import { formatEnd } from '@puente/texts';
import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { copyText } from './copy-text.ts';
import { EmailBox } from './email-box.tsx';
import type { Share, ShownLink } from './use-share.ts';

const confirmMs = 2000;

/** A link to hand on: copy it, mail it, or give it to another app. */
export function SecureLink({ link, share }: { link: ShownLink; share: Share }) {
  const { t, i18n } = useTranslation('share');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const end = formatEnd(link.expiresAt, i18n.language);
  useEffect(() => {
    // It appears away from the button that made it.
    heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby={id} className="card space-y-5 border-accent p-4 sm:p-6">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {t('link.title')}
      </h2>
      <div className="space-y-2">
        <label htmlFor={`${id}-field`} className="font-semibold">
          {t('link.label')}
        </label>
        <input
          id={`${id}-field`}
          ref={field}
          readOnly
          dir="ltr"
          value={link.reviewUrl}
          onFocus={(event) => event.target.select()}
          className="control bg-surface font-mono text-sm"
        />
        <p>
          <strong>{t('link.until', { moment: end })}</strong>
        </p>
        <p className="text-muted">{t('link.keep')}</p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <CopyButton field={field} />
        <ShareSheetButton link={link} end={end} />
      </div>
      <EmailBox link={link} end={end} share={share} />
    </section>
  );
}

function CopyButton({ field }: { field: React.RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('share');
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), confirmMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (!field.current) return;
    if (!(await copyText(field.current)))
      return showToast({ title: t('copy.failed'), description: t('copy.failedText'), problem: true });
    setCopied((times) => times + 1);
    showToast({ title: t('copy.done') });
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button onClick={() => void copy()}>
      <Icon aria-hidden className="size-5" data-copied={copied > 0} />
      {t('copy.do')}
    </Button>
  );
}

/** The phone's own list of apps; on a desk often missing. */
function ShareSheetButton({ link, end }: { link: ShownLink; end: string }) {
  const { t } = useTranslation('share');
  if (typeof navigator.share !== 'function') return null;
  const open = () =>
    navigator
      .share({ title: t('message.subject'), text: t('message.short', { moment: end }), url: link.reviewUrl })
      // Closed without choosing an app.
      .catch(() => undefined);
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={() => void open()}>
      <Share2 aria-hidden className="size-5" />
      {t('link.apps')}
    </Button>
  );
}
