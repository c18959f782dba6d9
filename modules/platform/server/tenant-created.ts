import type { Reaction } from '#kernel/server';
import { giveDefaults } from '#kernel/server';

/** A new tenant is complete at once: its roles, value lists and other records to start with. */
const giveTenantDefaults: Reaction = async ({ tx, record, modules, services }) => {
  await tx.query("select set_config('app.tenant', $1, true)", [record.id]);
  await giveDefaults(tx, modules, record.id, services.now());
  await tx.query("select set_config('app.tenant', $1, true)", [tx.context.tenantId]);
};

export const platformReactions: Readonly<Record<string, Reaction>> = {
  tenant: giveTenantDefaults,
};
