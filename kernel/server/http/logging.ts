import type { FastifyInstance } from 'fastify';

/** One line per request: the route pattern and ids, never a query, a body or a name. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const actor = request.actor as typeof request.actor | undefined;
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeConfig.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant: actor?.tenantId,
        user: actor?.userId,
      },
      'request',
    );
    done();
  });
}
