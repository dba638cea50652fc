export { registerAccountRoutes } from './accounts.routes.ts';
export { assertGoodPassword } from './check-credentials.ts';
export { deleteOutdated } from './delete-outdated.ts';
export { addKnownAccount, findBrowserId } from './known-browser.ts';
export { limitGuesses, limitOwnGuesses } from './limit-tries.ts';
