import { buildPath } from '../../lib/api/build-path.ts';
import { endpoints } from '../../lib/contract.ts';

export const pageImageUrl = (sessionId: string, page: number) =>
  buildPath(endpoints.getPageImage.path, { sessionId, page });
