import type { Actor } from '#kernel/domain';
import { addRecord } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { user } from '../../domain/index.ts';

export type NewAdministrator = {
  readonly administratorFirstName?: string;
  readonly administratorLastName?: string;
  readonly administratorEmail?: string;
  readonly administratorPhone?: string | null;
};

/** G-071: a tenant admin of a customer also runs the practice. */
const rolesText = `select id from roles
  where tenant_id = $1 and name in ('TENANT_ADMIN', 'ADMIN_STAFF') and not is_deleted`;

/** The host's transaction, for a while in another tenant: its rows, its events, its audit. */
export async function inTenant<T>(
  tx: Tx,
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { tenantId: own } = tx.context;
  const enter = (id: string) => tx.query("select set_config('app.tenant', $1, true)", [id]);
  await enter(tenantId);
  const answer = await work({
    ...tx,
    context: { ...tx.context, tenantId, actorTenantId: own },
  });
  await enter(own);
  return answer;
}

/** The mail with the link follows from the new user (see `created.ts`). */
export const addAdministratorTo = (
  tx: Tx,
  services: Services,
  actor: Actor,
  tenantId: string,
  given: NewAdministrator,
): Promise<string> =>
  inTenant(tx, tenantId, async (there) => {
    const roles = await there.query<{ id: string }>(rolesText, [tenantId]);
    return addRecord(there, {
      actor: { ...actor, tenantId, roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] },
      services,
      resource: user,
      body: {
        userName: given.administratorEmail,
        email: given.administratorEmail,
        firstName: given.administratorFirstName,
        lastName: given.administratorLastName,
        phone: given.administratorPhone ?? null,
        roleIds: roles.map(({ id }) => id),
      },
    });
  });
