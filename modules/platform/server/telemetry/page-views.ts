import type { FastifyInstance } from 'fastify';
import { inputSchema, pageAt, text } from '#kernel/domain';
import { invalid, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { checkBody } from '../check-body.ts';
import { telemetryOf } from './telemetry.ts';

const fields = { page: text('Page', { required: true, max: 200 }) };
const input = inputSchema(fields);

/** B-134. What is no registered page is refused: an address could name a record. */
export function pageViewRoutes(app: FastifyInstance, services: Services): void {
  const signedIn = { config: { policy: { signedIn: true } } } as const;
  app.post(
    '/app/page-views',
    described(signedIn, { body: fields, answer: 'nothing' }),
    async ({ actor, body }, reply) => {
      const { page } = checkBody(input, body) as { page: string };
      if (!pageAt(page)) throw invalid([{ message: 'This page is not known.', members: ['page'] }]);
      const { tenantId, userId } = actor;
      telemetryOf(services).pageViewed({ page, tenantId, userId });
      return reply.status(204).send();
    },
  );
}
