import { z } from 'zod';
import type { Services } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { sayError } from '../../platform/say-error.ts';
import { createAdmin } from './create-admin.ts';

const typedSchema = z.object({
  email: z.string(),
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** For `npm run admin:create`: what was typed there, as JSON. Returns a line for the terminal. @throws Error with such a line */
export async function createAdminByCommand(services: Services, typed: string): Promise<string> {
  await createAdmin(services, typedSchema.parse(JSON.parse(typed))).catch((error) => {
    throw error instanceof AppError ? new Error(sayError(error.code)) : error;
  });
  return 'There is an admin with this address and password now. Sign in at /admin.';
}
