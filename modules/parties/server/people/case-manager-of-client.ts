import { defineGuard } from '#kernel/server';
import type { Guard, Tx } from '#kernel/server';
import { decideCaseManager } from '../../domain/index.ts';
import type { ClientParties } from '../../domain/index.ts';

/** Whoever has left the company still fits; what is no case manager at all does not. */
const factsOf = (parties: string): string => `select p.company_id as "companyId",
    p.case_manager_id as "caseManagerId",
    case when p.company_id is null then m.id is not null else m.company_id = p.company_id
      or p.case_manager_id in (select case_managers_for_company(p.company_id)) end is true as "fits",
    m.id is not null as "isKnown"
  from ${parties} left join case_managers m
    on m.tenant_id = current_tenant() and m.id = p.case_manager_id`;

const storedText = `${factsOf('clients p')} where p.tenant_id = current_tenant() and p.id = $1::uuid`;
const givenText = `${factsOf(
  'unnest($1::uuid[], $2::uuid[]) with ordinality as p(company_id, case_manager_id, at)',
)} order by p.at`;

const ids = (rows: readonly Readonly<Record<string, unknown>>[], key: string) =>
  rows.map((row) => row[key] ?? null);

/** Of every verb and of imports: the case manager belongs to the client's company. */
export const caseManagerOfClient: Guard = defineGuard<ClientParties>({
  concerns: (sent, isNew) =>
    isNew ? sent['caseManagerId'] != null : 'caseManagerId' in sent || 'companyId' in sent,
  facts: async (tx: Tx, id) => (await tx.query<ClientParties>(storedText, [id]))[0] ?? null,
  given: (tx, rows) =>
    tx.query<ClientParties>(givenText, [ids(rows, 'companyId'), ids(rows, 'caseManagerId')]),
  decide: decideCaseManager,
});
