import { mapOf, text } from '#kernel/domain';
import { bodyOfSchema, described } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/server';
import { tableSettingSchema } from '../../domain/index.ts';
import { changeTableSetting, readTableSetting } from './table-settings.ts';

const ownOnly = { config: { policy: { signedIn: true } } } as const;

export function tableSettingRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/app/user-table-settings',
    described(ownOnly, {
      query: { tableKey: text('Table', { required: true, max: 100 }) },
      answer: mapOf('json'),
    }),
    ({ actor, query }) => readTableSetting(services, actor, query),
  );
  app.put(
    '/app/user-table-settings',
    described(ownOnly, { body: bodyOfSchema(tableSettingSchema), answer: mapOf('json') }),
    ({ actor, body, id }) => changeTableSetting(services, actor, body, id),
  );
}
