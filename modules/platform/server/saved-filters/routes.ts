import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/server';
import {
  addSavedFilter,
  changeSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
} from './saved-filters.ts';

type WithId = { Params: { id: string } };

const ownOnly = { config: { policy: { signedIn: true } } } as const;
const base = '/app/user-saved-filters';

export function savedFilterRoutes(app: FastifyInstance, services: Services): void {
  app.get(base, ownOnly, ({ actor, query }) => listSavedFilters(services, actor, query));
  app.post(base, ownOnly, async ({ actor, body, id }, reply) =>
    reply.status(201).send(await addSavedFilter(services, actor, body, id)),
  );
  app.put<WithId>(`${base}/:id`, ownOnly, ({ actor, params, body, id }) =>
    changeSavedFilter(services, actor, params.id, body, id),
  );
  app.delete<WithId>(`${base}/:id`, ownOnly, async ({ actor, params, id }, reply) => {
    await deleteSavedFilter(services, actor, params.id, id);
    return reply.status(204).send();
  });
}
