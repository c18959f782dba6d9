import { listOf, mapOf, text } from '#kernel/domain';
import { bodyOfSchema, described } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/server';
import { changedSavedFilterSchema, newSavedFilterSchema } from '../../domain/index.ts';
import {
  addSavedFilter,
  changeSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
} from './saved-filters.ts';

type WithId = { Params: { id: string } };

const ownOnly = { config: { policy: { signedIn: true } } } as const;
const base = '/app/user-saved-filters';

const savedFilter = mapOf('json');

export function savedFilterRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    base,
    described(ownOnly, {
      query: { tableKey: text('Table', { required: true, max: 100 }) },
      answer: listOf(savedFilter),
    }),
    ({ actor, query }) => listSavedFilters(services, actor, query),
  );
  app.post(
    base,
    described(ownOnly, {
      body: bodyOfSchema(newSavedFilterSchema),
      answer: savedFilter,
      status: 201,
    }),
    async ({ actor, body, id }, reply) =>
      reply.status(201).send(await addSavedFilter(services, actor, body, id)),
  );
  app.put<WithId>(
    `${base}/:id`,
    described(ownOnly, { body: bodyOfSchema(changedSavedFilterSchema), answer: savedFilter }),
    ({ actor, params, body, id }) => changeSavedFilter(services, actor, params.id, body, id),
  );
  app.delete<WithId>(
    `${base}/:id`,
    described(ownOnly, { answer: 'nothing' }),
    async ({ actor, params, id }, reply) => {
      await deleteSavedFilter(services, actor, params.id, id);
      return reply.status(204).send();
    },
  );
}
