import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { handleError } from './handle-error.ts';

const builtWeb = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const hashed = /[/\\]assets[/\\]/;

/** The built web app. Files named by their content are kept for a year; the page that names them is asked for anew. */
export async function serveWeb(app: FastifyInstance, folder = builtWeb): Promise<void> {
  const isBuilt = existsSync(`${folder}/index.html`);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const value = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', value);
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)(\/|$)/.test(request.url);
    if (isPage && isBuilt) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return handleError(new AppError('not_found'), request, reply);
  });
}
