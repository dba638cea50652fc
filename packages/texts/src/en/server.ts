/** The source of what the server alone says, in answers, in mail, on paper and in guides. */
export const englishOfServer = {
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
};
