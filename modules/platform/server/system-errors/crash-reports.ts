import { described } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import { inputSchema } from '#kernel/domain';
import type { Services } from '#kernel/server';
import { crashFields, scrubMessage } from '../../domain/index.ts';
import { checkBody } from '../check-body.ts';
import { telemetryOf } from '../telemetry/telemetry.ts';
import { errorLogOf } from './error-log.ts';
import type { Fault } from './error-log.ts';

const perMinute = 10;
const mostUsers = 10_000;

/** A screen that crashes in a loop must not report in one. */
function openQuota(now: () => Date) {
  const used = new Map<string, { minute: number; count: number }>();
  return (userId: string): boolean => {
    const minute = Math.floor(now().getTime() / 60_000);
    if (used.size > mostUsers) used.clear();
    const known = used.get(userId);
    const count = known?.minute === minute ? known.count + 1 : 1;
    used.set(userId, { minute, count });
    return count <= perMinute;
  };
}

export function crashReportRoutes(app: FastifyInstance, services: Services): void {
  const admits = openQuota(services.now);
  const signedIn = { config: { policy: { signedIn: true } } } as const;
  app.post(
    '/app/system-errors/report',
    described(signedIn, { body: crashFields, answer: 'nothing' }),
    async ({ actor, body }, reply) => {
      const { message, route, place } = checkBody(inputSchema(crashFields), body) as {
        message: string;
        route?: string | null;
        place?: string | null;
      };
      if (admits(actor.userId)) {
        const fault: Fault = {
          source: 'browser',
          message: scrubMessage(message),
          route: scrubMessage(route ?? ''),
          place: scrubMessage(place ?? ''),
          tenantId: actor.tenantId,
          userId: actor.userId,
        };
        errorLogOf(services).note(fault);
        telemetryOf(services).failed(fault);
      }
      return reply.status(204).send();
    },
  );
}
