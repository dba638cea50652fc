import { readFileSync } from 'node:fs';
import type { endpoints, TargetForm } from '@puente/contract';
import { mapForms } from '@puente/forms';
import { getStanding } from '@puente/forms/standing';
import { toFormDay } from '@puente/forms/values';
import type { ModelConfig } from '@puente/models';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import { describeBlanks } from '../filling/index.ts';
import type { Writes } from './check-writes.ts';

export const { version } = JSON.parse(
  readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

type Health = z.output<(typeof endpoints.getHealth.responses)[200]>;

/** Where a provider is reached that was given no address: its vendor's own. */
const vendorHost = 'api.anthropic.com';

export const toHost = ({ baseUrl }: ModelConfig) => (baseUrl ? new URL(baseUrl).host : vendorHost);

/** Which hosts a model outside is asked at, and what for; null: nothing goes there. */
export const toModelHosts = ({ ai, legalHelpByModel }: Config) => ({
  visionModel: ai && toHost(ai),
  legalModel: ai && legalHelpByModel ? toHost(ai) : null,
});

async function listEditions(services: Services): Promise<Health['forms']> {
  const blanks = await describeBlanks(services);
  const today = toFormDay(services.clock());
  const describe = (form: TargetForm) => {
    const { official, catalogue } = blanks[form];
    const { edition } = catalogue;
    return { official, edition, standing: getStanding(form, edition, today) };
  };
  return mapForms(describe);
}

/** Whether the server is able to work, and with which forms. Worksheets in place of official blanks are no fault. */
export async function getHealth(services: Services, { database, storage }: Writes): Promise<Health> {
  return {
    status: database === 'ok' && storage === 'ok' ? 'ok' : 'degraded',
    version,
    uptimeSeconds: Math.round(process.uptime()),
    storage: { status: storage },
    database: { status: database, kind: services.databaseKind },
    forms: await listEditions(services),
    ...toModelHosts(services.config),
    mail: services.mail !== null,
    donationUrl: services.config.donationUrl?.href ?? null,
  };
}
