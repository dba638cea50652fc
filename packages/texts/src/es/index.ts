import type { Translation } from '../namespaces.ts';

export const spanish = {
  account: () => import('./account.ts'),
  attorney: () => import('./attorney.ts'),
  download: () => import('./download.ts'),
  email: () => import('./email.ts'),
  erase: () => import('./erase.ts'),
  errors: () => import('./errors.ts'),
  facts: () => import('./facts.ts'),
  fields: () => import('./fields.ts'),
  frame: () => import('./frame.ts'),
  idle: () => import('./idle.ts'),
  landing: () => import('./landing.ts'),
  options: () => import('./options.ts'),
  outside: () => import('./outside.ts'),
  photos: () => import('./photos.ts'),
  received: () => import('./received.ts'),
  review: () => import('./review.ts'),
  share: () => import('./share.ts'),
  standing: () => import('./standing.ts'),
  wizard: () => import('./wizard.ts'),
} satisfies Translation;
