import { accept } from '#kernel/domain';
import { decideEach, defineRule, rowsById } from '#kernel/server';
import { client, decideCaseManager } from '../../domain/index.ts';
import type { ClientParties } from '../../domain/index.ts';

/** Whoever has left the company still fits; what is no case manager at all does not. */
const factsOf = (parties: string): string => `select p.id, p.company_id as "companyId",
    p.case_manager_id as "caseManagerId",
    case when p.company_id is null then m.id is not null else m.company_id = p.company_id
      or p.case_manager_id in (select case_managers_for_company(p.company_id)) end is true as "fits",
    m.id is not null as "isKnown"
  from ${parties} left join case_managers m
    on m.tenant_id = current_tenant() and m.id = p.case_manager_id`;

const storedText = `${factsOf('clients p')}
  where p.tenant_id = current_tenant() and p.id = any($1::uuid[])`;
const givenText = `${factsOf(
  `(select at as id, company_id, case_manager_id from unnest($1::uuid[], $2::uuid[])
    with ordinality as one(company_id, case_manager_id, at)) p`,
)} order by p.id`;

const ids = (rows: readonly Readonly<Record<string, unknown>>[], key: string) =>
  rows.map((row) => row[key] ?? null);

export const caseManagerOfClient = defineRule({
  name: 'parties.caseManagerOfClient',
  sentence: 'The case manager of a claimant works for the company of the claimant.',
  on: client,
  when: ['create', 'change'],
  concerns: (sent, isNew) =>
    isNew ? sent['caseManagerId'] != null : 'caseManagerId' in sent || 'companyId' in sent,
  facts: rowsById<ClientParties & { readonly id: string }>(storedText),
  given: (tx, rows) =>
    tx.query<ClientParties & { id: string }>(givenText, [
      ids(rows, 'companyId'),
      ids(rows, 'caseManagerId'),
    ]),
  decide: decideEach((before, after, { actor }) =>
    actor ? decideCaseManager(actor, before, after) : accept(),
  ),
});
