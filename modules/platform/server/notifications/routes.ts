import { mapOf, text, number } from '#kernel/domain';
import { described } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/server';
import { listNotifications, notificationsOfObject } from './list-notifications.ts';
import {
  markAllNotifications,
  markNotification,
  markObjectNotifications,
  notificationSummary,
} from './mark-notifications.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;
const json = 'application/json; charset=utf-8';

type WithId = { Params: { id: string } };
type Query = Readonly<Record<string, unknown>>;

/** C-022 to C-027. Everybody sees and marks their own and no others. */
export function notificationRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/app/notifications/get-all',
    described(signedIn, {
      query: { maxResultCount: number('Rows in a page'), skipCount: number('Rows to leave out') },
      answer: mapOf('json'),
    }),
    async ({ actor, query }, reply) =>
      reply.type(json).send(await listNotifications(services, actor, query as Query)),
  );
  app.get(
    '/app/notifications/search',
    described(signedIn, {
      query: { objectId: text('Record', { required: true }) },
      answer: mapOf('json'),
    }),
    async ({ actor, query }, reply) =>
      reply
        .type(json)
        .send(await notificationsOfObject(services, actor, (query as Query).objectId)),
  );
  app.get(
    '/app/notifications/summary',
    described(signedIn, { answer: mapOf('json') }),
    ({ actor }) => notificationSummary(services, actor),
  );
  for (const [path, isRead] of [
    ['mark-as-read', true],
    ['mark-as-unread', false],
  ] as const) {
    app.put<WithId>(
      `/app/notifications/:id/${path}`,
      described(signedIn, { answer: 'nothing' }),
      async ({ actor, params }, reply) => {
        await markNotification(services, actor, params.id, { isRead });
        return reply.status(204).send();
      },
    );
  }
  app.put(
    '/app/notifications/mark-all-as-read',
    described(signedIn, { answer: 'nothing' }),
    async ({ actor }, reply) => {
      await markAllNotifications(services, actor);
      return reply.status(204).send();
    },
  );
  app.put(
    '/app/notifications/mark-object-as-read',
    described(signedIn, {
      body: { objectId: text('Record', { required: true }) },
      answer: mapOf('json'),
    }),
    ({ actor, body }) => markObjectNotifications(services, actor, (body as Query | null)?.objectId),
  );
}
