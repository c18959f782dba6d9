import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/server';
import { changeTableSetting, readTableSetting } from './table-settings.ts';

const ownOnly = { config: { policy: { signedIn: true } } } as const;

export function tableSettingRoutes(app: FastifyInstance, services: Services): void {
  app.get('/app/user-table-settings', ownOnly, ({ actor, query }) =>
    readTableSetting(services, actor, query),
  );
  app.put('/app/user-table-settings', ownOnly, ({ actor, body, id }) =>
    changeTableSetting(services, actor, body, id),
  );
}
