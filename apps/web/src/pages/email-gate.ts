import { lazyView } from '../lib/i18n/lazy-view.ts';

export const EmailGate = lazyView(
  () => import('../features/email-capture/email-gate.tsx').then((m) => m.EmailGate),
  'email',
);
