import { accept, defineAction, listOf, multiLookup, replaceRows } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { office } from '#platform/domain';
import { companyBookingAgent } from './booking-agent.resource.ts';
import { company } from './company.resource.ts';

/** C-204: the whole list is replaced. */
export const setBookingAgents = defineAction({
  name: 'setBookingAgents',
  on: company,
  route: 'PUT /app/companies/{id}/booking-agents',
  roles: office,
  features: ['BookingAgent'],
  input: { caseManagerIds: multiLookup('Case managers', 'caseManager') },
  answer: listOf({ id: 'id', displayName: 'text', companyName: 'text' }),
});

export type BookingAgentRow = { readonly id: string; readonly caseManagerId: string };

/** Who is an agent already keeps their row. */
export function decideBookingAgents(
  companyId: string,
  caseManagerIds: readonly string[],
  agents: readonly BookingAgentRow[],
): Decision {
  const idOf = (caseManagerId: string) =>
    agents.find((agent) => agent.caseManagerId === caseManagerId)?.id ?? null;
  const rows = [...new Set(caseManagerIds)].map((caseManagerId) => ({
    id: idOf(caseManagerId),
    caseManagerId,
  }));
  return accept(replaceRows(companyBookingAgent, companyId, rows));
}
