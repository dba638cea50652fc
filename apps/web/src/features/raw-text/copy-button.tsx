import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

const confirmedMs = 2000;

/** Copies the text; where the browser does not let us, the text is marked so that it can be copied by hand. */
export function CopyButton({ text, onRefused }: { text: string; onRefused: () => void }) {
  const { t } = useTranslation('raw-text');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused();
      showToast({
        title: t('copyFailed'),
        description: t('copyFailedText'),
        problem: true,
      });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon aria-hidden className="size-5" />
        {t(copied ? 'copied' : 'copy')}
      </Button>
      <p role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </p>
    </div>
  );
}
