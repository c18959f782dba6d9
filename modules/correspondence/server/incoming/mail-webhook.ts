import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { checkSharedSecret } from '../shared-secret.ts';
import { acceptSource, largestMessage } from './accept-source.ts';

/** D17: raw messages are understood here and nowhere else. */
export async function mailWebhookRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('message/rfc822', (_request, payload, parsed) =>
      parsed(null, payload),
    );
    scope.addHook('onRequest', (request, _reply, next) => {
      checkSharedSecret(request, services.config.inboundSecret);
      next();
    });
    scope.post(
      '/app/incoming-mail',
      described(
        {
          bodyLimit: largestMessage,
          handlerTimeout: 120_000,
          config: { policy: { anonymous: true }, bodySeconds: 120 },
        },
        { body: { $file: 'message/rfc822' }, answer: { id: 'id' }, status: 202 },
      ),
      async (request, reply) =>
        reply.status(202).send({ id: await acceptSource(services, request.body as Readable) }),
    );
    done();
  });
}
