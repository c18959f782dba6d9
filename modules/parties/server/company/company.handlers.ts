import { handle, newId, readRecord, Refused } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  company,
  companyBookingHistory,
  companyServiceHistory,
  isDuplicateCompanyName,
  readOwnCompany,
  setBookingAgents,
} from '../../domain/index.ts';
import { asList, bookingsOf, servicesOf } from '../people/booking-history.ts';

const duplicateText = `select exists (select 1 from companies
  where tenant_id = $1 and lower(name) = lower(btrim($2)) and not is_deleted
    and id::text is distinct from $3) as found`;

const keepAgentsText = `update company_booking_agents set is_deleted = true, last_modification_time = now(),
    last_modifier_id = current_actor()
  where tenant_id = $1 and company_id = $2 and not is_deleted and case_manager_id <> all ($3::uuid[])`;

const addAgentText = `insert into company_booking_agents (tenant_id, id, company_id, case_manager_id,
    creator_id, last_modifier_id)
  values ($1, $2, $3, $4, current_actor(), current_actor())
  on conflict (tenant_id, company_id, case_manager_id) where not is_deleted do nothing`;

const agentsText = `select m.id, m.full_name as "displayName", c.name as "companyName"
  from company_booking_agents a
  join case_managers m on m.tenant_id = a.tenant_id and m.id = a.case_manager_id
  join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
  where a.tenant_id = $1 and a.company_id = $2 and not a.is_deleted
  order by lower(m.full_name), m.id`;

export const companyHandlers: readonly Handler[] = [
  handle(isDuplicateCompanyName, async ({ tx, actor, input }) => {
    const [row] = await tx.query<{ found: boolean }>(duplicateText, [
      actor.tenantId,
      input.name,
      input.id?.toLowerCase() ?? null,
    ]);
    return row?.found ?? false;
  }),

  handle(readOwnCompany, async ({ tx, actor }) => {
    const { companyId } = actor.attributes;
    if (!companyId) throw new Refused('notFound');
    return { json: await readRecord(tx, actor, company, companyId) };
  }),

  handle(companyBookingHistory, async ({ tx, actor, record }) =>
    asList(await bookingsOf(tx, { tenantId: actor.tenantId, party: 'company', id: record.id })),
  ),

  handle(companyServiceHistory, async ({ tx, actor, record }) =>
    asList(await servicesOf(tx, { tenantId: actor.tenantId, party: 'company', id: record.id })),
  ),

  handle(setBookingAgents, async ({ tx, actor, record, input }) => {
    const ids = [...new Set(input.caseManagerIds ?? [])];
    await tx.batch([
      { text: keepAgentsText, values: [actor.tenantId, record.id, ids] },
      ...ids.map((id) => ({
        text: addAgentText,
        values: [actor.tenantId, newId(), record.id, id],
      })),
    ]);
    return asList(await tx.query(agentsText, [actor.tenantId, record.id]));
  }),
];
