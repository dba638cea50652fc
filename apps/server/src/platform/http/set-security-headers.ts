import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;

/** Everything a page loads comes from here. Encryption is demanded only where the server is known to have it. */
export async function setSecurityHeaders(app: FastifyInstance, publicUrl: URL | null): Promise<void> {
  const isEncrypted = publicUrl?.protocol === 'https:';
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isEncrypted && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isEncrypted && { maxAge: yearSeconds },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
