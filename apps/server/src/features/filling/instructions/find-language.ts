import type { FastifyRequest } from 'fastify';
import type { Language } from './to-instructions.ts';

const isLanguage = (text: unknown): text is Language => text === 'en' || text === 'es';

/** `?lang=`, else the first language of the browser that we speak, else English. */
export function findLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = (query ?? {}) as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const wanted = (headers['accept-language'] ?? '').split(',').map((entry) => {
    const [tag = '', weight = 'q=1'] = entry.trim().split(';');
    return { tag: tag.toLowerCase().split('-')[0], weight: Number(weight.trim().slice(2)) || 0 };
  });
  const spoken = wanted.toSorted((one, two) => two.weight - one.weight).find(({ tag }) => isLanguage(tag));
  return spoken?.tag === 'es' ? 'es' : 'en';
}
