import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answer, Handler } from '../action/handle.ts';
import { findResource } from '#kernel/domain';
import { databaseFor } from '../resource/executor.ts';
import type { Services } from '../services.ts';
import { onceByKey } from './idempotency.ts';
import { sendJson } from './send-json.ts';

const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'json' in value && typeof value.json === 'string';

const toAnswer = (value: unknown): Answer =>
  isAnswer(value)
    ? value
    : value === undefined
      ? { json: '', status: 204 }
      : { json: JSON.stringify(value) };

/** Some calls of the spec name what they are about in the query. */
function inputOf(method: string, { query, body }: FastifyRequest): unknown {
  if (method === 'GET' || (method === 'DELETE' && !body)) return query;
  const isEmpty = Object.keys(query as object).length === 0;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isEmpty || (body && !isObject) ? body : { ...(query as object), ...(body as object) };
}

/** One route for each declared action that has a handler. */
export function addActionRoutes(
  app: FastifyInstance,
  services: Services,
  handlers: readonly Handler[],
): void {
  for (const handler of handlers) {
    const { action } = handler;
    app.route({
      method: action.method,
      url: toRoute(action.path),
      config: { policy: { ability: action.ability } },
      async handler(request, reply) {
        const call = {
          actor: request.actor,
          services,
          params: request.params as Record<string, string>,
          body: inputOf(action.method, request),
          requestId: request.id,
        };
        if (request.headers['idempotency-key'] === undefined || action.method === 'GET') {
          const { json, status = 200 } = toAnswer(await handler.run(call));
          return status === 204 ? reply.status(204).send() : sendJson(reply, json, status);
        }
        const database = databaseFor(services, request.actor, findResource(action.on));
        const outcome = await onceByKey(database, request, reply, async (tx) => {
          const { json, status = 200 } = toAnswer(await handler.run({ ...call, tx }));
          return { json, status };
        });
        return outcome.status === 204
          ? reply.status(204).send()
          : sendJson(reply, outcome.json, outcome.status);
      },
    });
  }
}
