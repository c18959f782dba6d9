import type { FastifyInstance } from 'fastify';

const defaultSeconds = 30;
const mostSeconds = 900;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive. */
    bodySeconds?: number;
  }
}

/** D18: Node has one limit for all requests, and a large file on a slow line needs another one. */
export const serverRequestTimeout = (mostSeconds + 60) * 1000;

export function addBodyDeadline(app: FastifyInstance): void {
  app.server.headersTimeout = defaultSeconds * 1000;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody) {
      const { bodySeconds = defaultSeconds } = request.routeOptions.config;
      const timer = setTimeout(() => request.raw.destroy(), bodySeconds * 1000);
      timer.unref();
      const stop = () => clearTimeout(timer);
      request.raw.once('end', stop);
      request.raw.once('close', stop);
    }
    done();
  });
}
