import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { languageCookie } from '@puente/contract/language-cookie';
import { isPagePath, pagePaths } from '@puente/contract/page-paths';
import { signedInMark } from '@puente/contract/signed-in-mark';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isDocumentPass } from './document-cookie.ts';
import { findRequestLanguage } from './find-request-language.ts';
import { handleError } from './handle-error.ts';
import { chooseCoding, loadDrawnPages, toSitemap } from './home-pages.ts';
import { fileWorkerPolicy, withStyles } from './security-headers.ts';

const builtWeb = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const fileWorker = /[/\\]assets[/\\]file-worker-[\w-]+\.js/;
const hashed = /[/\\]assets[/\\]/;

/** Pages are no part of the programming interface, nor of what describes it. */
const page = { schema: { hide: true } } as const;

/** Whether the browser has what its first step must look for: a document, or somebody signed in. */
const isKnown = ({ cookies }: FastifyRequest): boolean =>
  signedInMark.cookie in cookies || Object.keys(cookies).some(isDocumentPass);

/**
 * The home page or the first step with its texts in it, drawn when the site was built: in the language the person chose,
 * which the cookie tells, else as the address or the browser asks for it. `isOther`: who is sent the page that the browser
 * draws instead.
 */
function serveDrawn(
  app: FastifyInstance,
  folder: string,
  { name, origin, isOther }: { name: 'landing' | 'app'; origin: string; isOther: typeof isKnown },
): void {
  const pages = loadDrawnPages(folder, name, origin);
  const path = { landing: pagePaths.home, app: pagePaths.app }[name];
  app.get(path, page, (request, reply) => {
    if (isOther(request)) {
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language, cookie');
      return void reply.sendFile('index.html');
    }
    const language = findRequestLanguage(request, request.cookies[languageCookie.name] ?? null);
    const coding = chooseCoding(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding, accept-language, cookie').header('content-language', language);
    if (coding !== 'identity') reply.header('content-encoding', coding);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const found = pages.get(language);
    const policy = String(reply.getHeader('content-security-policy'));
    if (found && found.styleHashes.length > 0)
      reply.header('content-security-policy', withStyles(policy, found.styleHashes));
    reply.send(found?.[coding]);
  });
}

/** What search engines ask for by full addresses, which a server has that knows its name. */
function serveAddresses(app: FastifyInstance, folder: string, origin: string): void {
  const robots = `${readFileSync(`${folder}/robots.txt`, 'utf8').trimEnd()}\nSitemap: ${origin}/sitemap.xml\n`;
  app.get('/robots.txt', page, (_, reply) => void reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', page, (_, reply) => void reply.type('application/xml').send(toSitemap(origin)));
}

/** The built web app. Files named by their content are kept for a year; the page that names them is asked for anew. */
export async function serveWeb(
  app: FastifyInstance,
  publicUrl: URL | null,
  folder = builtWeb,
): Promise<void> {
  const isBuilt = existsSync(`${folder}/index.html`);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      // Drawn pages come in the visitor's language.
      index: false,
      allowedPath: (path) => !/^\/(landing|app)\./.test(path),
      cacheControl: false,
      // The build packs its files once, smaller than there is time for at each request.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const value = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
        reply.header('cache-control', value);
        if (fileWorker.test(path)) reply.header('content-security-policy', fileWorkerPolicy);
      },
    });
    const origin = publicUrl?.origin ?? '';
    serveDrawn(app, folder, { name: 'landing', origin, isOther: () => false });
    serveDrawn(app, folder, { name: 'app', origin, isOther: isKnown });
    if (publicUrl) serveAddresses(app, folder, publicUrl.origin);
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
