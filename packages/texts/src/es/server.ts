import type { englishOfServer } from '../en/server.ts';
import type { Translation } from '../namespaces.ts';

export const spanishOfServer = {
  answers: () => import('./answers.ts'),
  explain: () => import('./explain.ts'),
  guidance: () => import('./guidance.ts'),
  'guide-boxes': () => import('./guide-boxes.ts'),
  'guide-i485': () => import('./guide-i485.ts'),
  'guide-i765': () => import('./guide-i765.ts'),
  helper: () => import('./helper.ts'),
  knowledge: () => import('./knowledge.ts'),
  mail: () => import('./mail.ts'),
  print: () => import('./print.ts'),
} satisfies Translation<typeof englishOfServer>;
