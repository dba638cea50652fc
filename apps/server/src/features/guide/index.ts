export { describeMirror } from './get-mirror.ts';
export { registerGuideRoutes } from './guide.routes.ts';
export { listBoxAnswers } from './list-box-answers.ts';
export { openTelling } from './open-telling.ts';
