import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { pretendPublic } from './public-address.ts';

const anonymous = { config: { policy: { anonymous: true } } } as const;

/** Hands the raw request to the provider, with the security headers that hooks have set so far. */
export async function mountProvider(
  app: FastifyInstance,
  provider: Provider,
  publicUrl: string,
): Promise<void> {
  const ownOrigin = new URL(publicUrl).origin;
  const callback = provider.callback();
  const pass = (request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    pretendPublic(request.raw, publicUrl);
    // The provider would answer whatever origin asks with its own name; ours alone is a browser client.
    if (request.headers.origin !== ownOrigin) delete request.raw.headers.origin;
    void callback(request.raw, reply.raw);
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.get('/.well-known/openid-configuration', anonymous, pass);
    scope.get('/connect/*', anonymous, pass);
    scope.post('/connect/*', anonymous, pass);
    scope.options('/connect/*', anonymous, pass);
  });
}
