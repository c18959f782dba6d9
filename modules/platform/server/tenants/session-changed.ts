import { tenantRoom } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';

/** Open browsers ask again what they may do; within seconds the menu is another one. */
export const tellTenant = ({ realtime }: Services, tenantId: string): void =>
  realtime.publish(tenantRoom(tenantId), 'SessionChanged');

export function tellTenantAfter(tx: Tx, services: Services, tenantId: string): void {
  tx.afterCommit(() => tellTenant(services, tenantId));
}

/** Of an edition: all of its tenants. */
export async function tellEditionAfter(tx: Tx, services: Services, editionId: string) {
  const tenants = await tx.query<{ id: string }>('select id from tenants where edition_id = $1', [
    editionId,
  ]);
  tx.afterCommit(() => {
    for (const { id } of tenants) tellTenant(services, id);
  });
}
