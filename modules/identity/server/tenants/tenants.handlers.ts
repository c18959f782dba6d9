import { addRecord, answer, handle } from '#kernel/server';
import type { Handler, RecordFacts } from '#kernel/server';
import { tenant } from '#platform/domain';
import { mustBeHost } from '#platform/server';
import { addAdministrator, createTenant, listAdministrators } from '../../domain/index.ts';
import type { Administrator } from '../../domain/index.ts';
import { addAdministratorTo } from './administrators.ts';

const listText = `select u.id, u.first_name || ' ' || u.last_name as name, u.user_name as "userName",
    array_agg(r.display_name order by r.name desc) as roles, u.is_active as "isActive",
    u.is_locked as "isLocked", u.last_sign_in_time as "lastSignInTime"
  from users u
  join users__roles l on l.tenant_id = u.tenant_id and l.owner_id = u.id
  join roles r on r.tenant_id = l.tenant_id and r.id = l.target_id and not r.is_deleted
    and r.name in ('TENANT_ADMIN', 'ADMIN_STAFF')
  where u.tenant_id = $1 and not u.is_deleted group by u.tenant_id, u.id order by name, u.id`;

export const tenantHandlers: readonly Handler[] = [
  handle(createTenant, async ({ actor, input, tx, services }) => {
    mustBeHost(actor);
    const {
      administratorFirstName,
      administratorLastName,
      administratorEmail,
      administratorPhone,
      ...body
    } = input;
    const json = await addRecord(tx, { actor, services, resource: tenant, body });
    const { id } = JSON.parse(json) as RecordFacts;
    await addAdministratorTo(tx, services, actor, id, {
      administratorFirstName,
      administratorLastName,
      administratorEmail,
      administratorPhone,
    });
    return { json, status: 201 };
  }),
  handle(listAdministrators, async ({ actor, record, tx }) => {
    mustBeHost(actor);
    return { items: await tx.query<Administrator>(listText, [record.id]) };
  }),
  handle(addAdministrator, async ({ actor, record, input, tx, services }) => {
    mustBeHost(actor);
    const json = await addAdministratorTo(tx, services, actor, record.id, input);
    return answer({ id: (JSON.parse(json) as RecordFacts).id }, 201);
  }),
];
