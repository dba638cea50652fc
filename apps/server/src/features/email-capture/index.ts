export { registerEmailCaptureRoutes } from './email-capture.routes.ts';
export { mailTipsJob } from './mail-tips.job.ts';
export { createMailTips } from './mail-tips.ts';
export { deleteOutdatedConfirmations } from './subscribers.repo.ts';
