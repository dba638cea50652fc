import { join } from 'node:path';

/** The folder from which the server fills forms. */
export const findFormsFolder = (): string =>
  process.env.FORMS_DIR ?? join(process.env.DATA_DIR ?? './data', 'forms');
