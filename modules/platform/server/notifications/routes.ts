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
  app.get('/app/notifications/get-all', signedIn, async ({ actor, query }, reply) =>
    reply.type(json).send(await listNotifications(services, actor, query as Query)),
  );
  app.get('/app/notifications/search', signedIn, async ({ actor, query }, reply) =>
    reply.type(json).send(await notificationsOfObject(services, actor, (query as Query).objectId)),
  );
  app.get('/app/notifications/summary', signedIn, ({ actor }) =>
    notificationSummary(services, actor),
  );
  for (const [path, isRead] of [
    ['mark-as-read', true],
    ['mark-as-unread', false],
  ] as const) {
    app.put<WithId>(
      `/app/notifications/:id/${path}`,
      signedIn,
      async ({ actor, params }, reply) => {
        await markNotification(services, actor, params.id, { isRead });
        return reply.status(204).send();
      },
    );
  }
  app.put('/app/notifications/mark-all-as-read', signedIn, async ({ actor }, reply) => {
    await markAllNotifications(services, actor);
    return reply.status(204).send();
  });
  app.put('/app/notifications/mark-object-as-read', signedIn, ({ actor, body }) =>
    markObjectNotifications(services, actor, (body as Query | null)?.objectId),
  );
}
