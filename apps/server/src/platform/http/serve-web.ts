import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@puente/contract/page-paths';
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
      // The build packs its files once, smaller than there is time for at each request.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const value = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', value);
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !isBuilt || /^\/(api|assets)(\/|$)/.test(path))
      return void handleError(new AppError('not_found'), request, reply);
    // What is no page gets the same file: it says so in the language at hand.
    const status = isPagePath(path) ? 200 : 404;
    // Not returned: Fastify would wait for the answer twice more, with listeners for each.
    reply.code(status).header('cache-control', 'no-cache').sendFile('index.html');
  });
}
