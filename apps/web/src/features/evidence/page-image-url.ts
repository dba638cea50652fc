import { endpoints } from '@puente/contract';
import { buildPath } from '../../lib/api/build-path.ts';

export const pageImageUrl = (sessionId: string, page: number) =>
  buildPath(endpoints.getPageImage.path, { sessionId, page });
