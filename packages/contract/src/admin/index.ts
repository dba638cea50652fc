import { adminAnalyticsEndpoints } from './analytics.ts';
import { adminRecordEndpoints } from './records.ts';
import { adminSessionEndpoints } from './session.ts';
import { adminSystemEndpoints } from './system.ts';

export * from './analytics.ts';
export * from './records.ts';
export * from './session.ts';
export * from './system.ts';

export const adminEndpoints = {
  ...adminSessionEndpoints,
  ...adminRecordEndpoints,
  ...adminAnalyticsEndpoints,
  ...adminSystemEndpoints,
} as const;
