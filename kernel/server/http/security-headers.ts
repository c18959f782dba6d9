import type { FastifyInstance } from 'fastify';

/** antd writes its styles at run time, so inline styles are allowed; scripts never are. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self' ws: wss:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https:');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', policy);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=()');
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // D8: nothing an authenticated call answers may rest in a shared cache.
    if (request.url.startsWith('/app/')) reply.header('cache-control', 'no-store');
    done();
  });
}
