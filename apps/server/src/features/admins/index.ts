export type { Admin } from './admin.ts';
export { addAdminAction } from './admin-actions.repo.ts';
export { authorizeAdmin, authorizeWatcher } from './admins.policy.ts';
export { registerAdminRoutes } from './admins.routes.ts';
export { createAdminByCommand } from './create-admin-by-command.ts';
export { deleteOutdatedEntries } from './delete-outdated-entries.ts';
export { prepareAdmins } from './prepare-admins.ts';
