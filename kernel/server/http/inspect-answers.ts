import type { FastifyInstance } from 'fastify';
import type { OpenApiParts } from './openapi.ts';
import { openApiPath } from './openapi.ts';

export type InspectedAnswer = {
  readonly described: OpenApiParts;
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly payload: unknown;
};

/** Throws when the answer is not what the OpenAPI document says. */
export type InspectAnswer = (answer: InspectedAnswer) => void;

/** For tests: every JSON answer of /app is held against the document before it goes out. */
export function inspectAnswers(
  app: FastifyInstance,
  described: OpenApiParts,
  inspect: InspectAnswer,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions;
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (url?.startsWith('/app/') && isJson && reply.statusCode < 300) {
      inspect({
        described,
        path: openApiPath(url),
        method: request.method.toLowerCase(),
        status: reply.statusCode,
        payload,
      });
    }
    return payload;
  });
}
