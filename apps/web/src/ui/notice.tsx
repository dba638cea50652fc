import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  info: { icon: Info, look: 'border-accent bg-accent-soft' },
  warning: { icon: TriangleAlert, look: 'border-check bg-check-soft' },
  problem: { icon: CircleAlert, look: 'border-bad bg-bad-soft' },
};

/** A boxed message. A problem is announced at once, the others are not. */
export function Notice({
  tone,
  title,
  children,
}: {
  tone: keyof typeof tones;
  title?: string;
  children?: ReactNode;
}) {
  const { icon: Icon, look } = tones[tone];
  return (
    <div
      role={tone === 'problem' ? 'alert' : undefined}
      className={`flex gap-3 rounded-md border-s-4 p-4 ${look}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 space-y-2">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
