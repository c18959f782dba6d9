import { defineRule, giveDefaults, modulesOf } from '#kernel/server';
import { tenant } from '../../domain/index.ts';

const actAs = "select set_config('app.tenant', $1, true)";

export const giveTenantDefaults = defineRule({
  name: 'platform.giveTenantDefaults',
  sentence: 'A new tenant is complete at once: its roles, value lists and other records.',
  on: tenant,
  when: ['create'],
  async follow({ tx, services }, changes) {
    for (const { id } of changes) {
      await tx.query(actAs, [id]);
      await giveDefaults(tx, modulesOf(services), id, services.now());
      await tx.query(actAs, [tx.context.tenantId]);
    }
  },
});
