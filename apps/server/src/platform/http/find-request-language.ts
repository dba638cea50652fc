import { type Language, pickLanguage } from '@puente/texts';
import type { FastifyRequest } from 'fastify';

/** `chosen`, else `?lang=`, else the first language of the browser that we speak, else English. */
export function findRequestLanguage(
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  chosen: string | null = null,
): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  const wanted = (headers['accept-language'] ?? '').split(',').map((entry) => {
    const [tag = '', weight = 'q=1'] = entry.trim().split(';');
    return { tag, weight: Number(weight.trim().slice(2)) || 0 };
  });
  const tags = wanted.toSorted((one, two) => two.weight - one.weight).map(({ tag }) => tag);
  return pickLanguage(chosen, typeof lang === 'string' ? [lang, ...tags] : tags);
}
