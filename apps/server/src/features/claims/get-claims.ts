import type { endpoints } from '@puente/contract';
import type { z } from 'zod';
import type { Services } from '../../context.ts';
import { measureReadings } from '../runs/index.ts';

type Told = z.output<(typeof endpoints.getClaims.responses)[200]>;

/** Fewer readings than this say nothing about a site. */
const enough = 50;

/** What the operator claims; where they claim nothing, what was measured here, once it is enough. */
export async function getClaims(services: Services): Promise<Told> {
  const { claims } = services.config;
  const isClaimed = Object.values(claims).some((claim) => claim !== null);
  const measured = isClaimed ? null : await measureReadings(services);
  return { ...claims, measured: measured && measured.documents >= enough ? measured : null };
}
