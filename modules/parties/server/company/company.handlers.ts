import { handle, readRecord, Refused } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  company,
  companyBookingHistory,
  companyServiceHistory,
  decideBookingAgents,
  isDuplicateCompanyName,
  readOwnCompany,
  setBookingAgents,
} from '../../domain/index.ts';
import type { BookingAgentRow } from '../../domain/index.ts';
import { asList, bookingHistory, servicesOf } from '../people/booking-history.ts';

const duplicateText = `select exists (select 1 from companies
  where tenant_id = $1 and lower(name) = lower(btrim($2)) and not is_deleted
    and id::text is distinct from $3) as found`;

const agentsText = `select a.id as "rowId", m.id, m.full_name as "displayName", c.name as "companyName"
  from company_booking_agents a
  join case_managers m on m.tenant_id = a.tenant_id and m.id = a.case_manager_id
  join companies c on c.tenant_id = m.tenant_id and c.id = m.company_id
  where a.tenant_id = $1 and a.company_id = $2 and not a.is_deleted
  order by lower(m.full_name), m.id`;

type Agent = { rowId: string; id: string; displayName: string; companyName: string };

const agentsOf = (tx: Tx, companyId: string): Promise<Agent[]> =>
  tx.query<Agent>(agentsText, [tx.context.tenantId, companyId]);

const rowOf = ({ rowId, id }: Agent): BookingAgentRow => ({ id: rowId, caseManagerId: id });

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
    const [companyId] = actor.ids['companyId'] ?? [];
    if (!companyId) throw new Refused('notFound');
    return { json: await readRecord(tx, actor, company, companyId) };
  }),

  handle(companyBookingHistory, bookingHistory('company')),

  handle(companyServiceHistory, async (call) => {
    const { tenantId } = call.actor;
    return asList(await servicesOf(call, { tenantId, party: 'company', id: call.record.id }));
  }),

  handle(setBookingAgents, async ({ tx, record, input, write }) => {
    const agents = (await agentsOf(tx, record.id)).map(rowOf);
    await write(decideBookingAgents(record.id, input.caseManagerIds ?? [], agents));
    const now = await agentsOf(tx, record.id);
    return asList(now.map(({ rowId: _row, ...agent }) => agent));
  }),
];
