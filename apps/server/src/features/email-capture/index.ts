export { registerEmailCaptureRoutes } from './email-capture.routes.ts';
export { mailTipsJob } from './mail-tips.job.ts';
export { createMailTips } from './mail-tips.ts';
export { findSubscribers, searchSubscribers } from './search-subscribers.ts';
export { stopMailTo } from './stop-mail-to.ts';
export { deleteOutdatedConfirmations, deleteSubscriber } from './subscribers.repo.ts';
export { countSubscriberRows, countSubscribers, listSubscriberRecords } from './subscribers-overview.repo.ts';
