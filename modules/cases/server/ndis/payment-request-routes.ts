import type { FastifyInstance } from 'fastify';
import { fileAnswer } from '#kernel/domain';
import { disposition } from '#documents/server';
import { Refused, contextOf, described, isUuid, readRecord } from '#kernel/server';
import type { Services } from '#kernel/server';
import { ndisPaymentRequest } from '../../domain/index.ts';
import { readRequestFile } from './payment-request.ts';

/** The file of a request, as often as it is asked for. */
export function paymentRequestRoutes(app: FastifyInstance, services: Services): void {
  const { name } = ndisPaymentRequest;
  app.get<{ Params: { id: string } }>(
    '/app/ndis-payment-requests/:id/file',
    described(
      {
        handlerTimeout: 120_000,
        config: {
          policy: { ability: `${name}.read` },
          reads: { resource: name, operation: 'download' },
        },
      },
      { answer: fileAnswer('text/csv') },
    ),
    async ({ actor, params, id }, reply) => {
      if (!isUuid(params.id)) throw new Refused('notFound');
      const file = await services.db.transaction(contextOf(actor, id), async (tx) => {
        await readRecord(tx, actor, ndisPaymentRequest, params.id);
        return readRequestFile(tx, params.id);
      });
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', disposition('attachment', file.name))
        .header('cache-control', 'no-store')
        .send(file.content);
    },
  );
}
