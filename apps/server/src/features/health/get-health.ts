import { readFileSync } from 'node:fs';
import type { Services } from '../../context.ts';
import { describeBlanks } from '../filling/index.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

export interface Health {
  status: 'ok' | 'degraded';
  version: string;
  uptimeSeconds: number;
  database: { status: 'ok' | 'failed'; kind: 'pglite' | 'postgres' };
  forms: Record<string, { official: boolean; edition: string }>;
  outsideReader: boolean;
  mail: boolean;
  donationUrl: string | null;
}

/** Whether the server is able to work, and with which forms. Worksheets in place of official blanks are no fault. */
export async function getHealth(services: Services): Promise<Health> {
  const isUp = await services.pingDatabase().then(
    () => true,
    () => false,
  );
  return {
    status: isUp ? 'ok' : 'degraded',
    version,
    uptimeSeconds: Math.round(process.uptime()),
    database: { status: isUp ? 'ok' : 'failed', kind: services.databaseKind },
    forms: await describeBlanks(services),
    outsideReader: services.config.ai !== null,
    mail: services.mail !== null,
    donationUrl: services.config.donationUrl?.href ?? null,
  };
}
