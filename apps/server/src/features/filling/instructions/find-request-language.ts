import { type Language, pickLanguage } from '@puente/texts';
import type { FastifyRequest } from 'fastify';

/** `?lang=`, else the first language of the browser that we speak, else English. */
export function findRequestLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  const wanted = (headers['accept-language'] ?? '').split(',').map((entry) => {
    const [tag = '', weight = 'q=1'] = entry.trim().split(';');
    return { tag, weight: Number(weight.trim().slice(2)) || 0 };
  });
  const tags = wanted.toSorted((one, two) => two.weight - one.weight).map(({ tag }) => tag);
  return pickLanguage(typeof lang === 'string' ? lang : null, tags);
}
