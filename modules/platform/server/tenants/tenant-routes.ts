import { mapOf } from '#kernel/domain';
import type { FastifyInstance } from 'fastify';
import { Refused, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { readTenantSetting } from '../tenant-setting.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;

type WithId = { Params: { id: string } };

export function tenantRoutes(app: FastifyInstance, services: Services): void {
  app.get<WithId>(
    '/app/tenants/:id/myTenantSetting',
    described(signedIn, { answer: mapOf('json') }),
    ({ actor, params, id }) => readTenantSetting(services, actor, params.id, id),
  );
  /** C-593: one's own tenant. */
  app.get(
    '/app/tenants/myDetail',
    described(signedIn, { answer: mapOf('json') }),
    ({ actor, id }) => readTenantSetting(services, actor, actor.tenantId, id),
  );
  /** C-596: who asks is told what to do instead. */
  app.delete(
    '/app/tenants/:id',
    described({ config: { policy: { ability: 'tenant.disable' } } }, { answer: 'nothing' }),
    () => {
      throw new Refused('tenantIsKept');
    },
  );
}
