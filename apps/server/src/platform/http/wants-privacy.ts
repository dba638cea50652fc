import type { FastifyRequest } from 'fastify';

/** Do Not Track or Global Privacy Control: nothing is kept of the browser and where it came from. */
export const wantsPrivacy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
