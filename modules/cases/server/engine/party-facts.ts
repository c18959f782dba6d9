import { defineGuard, isUuid, linkTableOf, throwUnlessAccepted } from '#kernel/server';
import type { Guard, Tx } from '#kernel/server';
import type { Actor, AnyResource } from '#kernel/domain';
import { decideParties } from '../../domain/index.ts';
import type { PartyFacts } from '../../domain/index.ts';

/** Whoever has left the company still fits: a case that is copied keeps its people. */
const factsOf = (parties: string, others: string): string => `select p.client_id as "clientId",
    p.company_id as "companyId", p.booking_cm_id as "bookingCmId", k.company_id as "companyOfClient",
    p.booking_cm_id is null or p.company_id is null or m.company_id = p.company_id
      or p.booking_cm_id in (select case_managers_for_company(p.company_id)) as "cmFits",
    m.id is not null as "cmIsKnown",
    array(select o.id::text from party_case_managers o where o.id in (${others})
      and o.company_id is distinct from p.company_id and p.company_id is not null
      and o.id not in (select case_managers_for_company(p.company_id))) as strangers,
    array(select id::text from (${others}) as other (id)
      where id not in (select o.id from party_case_managers o)) as "unknownCms"
  from ${parties} left join party_clients k on k.id = p.client_id
  left join party_case_managers m on m.id = p.booking_cm_id`;

const storedText = (resource: AnyResource): string =>
  `${factsOf('cases p', `select target_id from ${linkTableOf(resource, 'otherCmIds')} where owner_id = p.id`)}
    where p.id = $1::uuid`;
const givenText = `${factsOf(
  `rows from (jsonb_to_recordset($1::jsonb) as
    (client_id uuid, company_id uuid, booking_cm_id uuid, other_cm_ids uuid[])) with ordinality
    as p(client_id, company_id, booking_cm_id, other_cm_ids, at)`,
  'select unnest(p.other_cm_ids)',
)} order by p.at`;

type Parties = Readonly<Record<string, unknown>>;

const partyFacts = (tx: Tx, all: readonly Parties[]): Promise<PartyFacts[]> => {
  const rows = all.map(({ clientId, companyId, bookingCmId, otherCmIds }) => ({
    client_id: clientId ?? null,
    company_id: companyId ?? null,
    booking_cm_id: bookingCmId ?? null,
    other_cm_ids: [otherCmIds ?? []].flat().filter(isUuid),
  }));
  return tx.query<PartyFacts>(givenText, [JSON.stringify(rows)]);
};

/** Before they are written; null: the case is being made. */
export async function refuseHiddenParties(
  tx: Tx,
  actor: Actor,
  before: Parties | null,
  after: Parties,
): Promise<void> {
  const [known = null] = before ? await partyFacts(tx, [before]) : [];
  const [given = null] = await partyFacts(tx, [after]);
  throwUnlessAccepted(decideParties(actor, known, given));
}

/** The same of the verbs; what actions make is looked at by `afterCaseCreated`. */
export const partiesGuard = (resource: AnyResource): Guard =>
  defineGuard<PartyFacts>({
    facts: async (tx, id) => (await tx.query<PartyFacts>(storedText(resource), [id]))[0] ?? null,
    given: partyFacts,
    decide: decideParties,
  });
