import { defineGuard, linkTableOf, throwUnlessAccepted } from '#kernel/server';
import type { Guard, Tx } from '#kernel/server';
import type { Actor, AnyResource } from '#kernel/domain';
import { decideParties } from '../../domain/index.ts';
import type { PartyFacts } from '../../domain/index.ts';

/** Whoever has left the company still fits: a case that is copied keeps its people. */
const factsOf = (parties: string, others: string): string => `select p.client_id as "clientId",
    p.company_id as "companyId", p.booking_cm_id as "bookingCmId", k.company_id as "companyOfClient",
    p.booking_cm_id is null or p.company_id is null or m.company_id = p.company_id
      or p.booking_cm_id in (select case_managers_for_company(p.company_id)) as "cmFits",
    array(select o.id::text from party_case_managers o where o.id in (${others})
      and o.company_id is distinct from p.company_id and p.company_id is not null
      and o.id not in (select case_managers_for_company(p.company_id))) as strangers,
    array(select id::text from (${others}) as other (id)
      where id not in (select o.id from party_case_managers o)) as "unknownCms"
  from ${parties} p left join party_clients k on k.id = p.client_id
  left join party_case_managers m on m.id = p.booking_cm_id`;

const storedText = (resource: AnyResource): string =>
  `${factsOf('cases', `select target_id from ${linkTableOf(resource, 'otherCmIds')} where owner_id = p.id`)}
    where p.id = $1::uuid`;
const givenText = factsOf(
  '(select $1::uuid as client_id, $2::uuid as company_id, $3::uuid as booking_cm_id)',
  'select unnest($4::uuid[])',
);

type Parties = Readonly<Record<string, unknown>>;

const partyFacts = async (tx: Tx, of: Parties): Promise<PartyFacts | null> => {
  const { clientId = null, companyId = null, bookingCmId = null, otherCmIds } = of;
  const values = [clientId, companyId, bookingCmId, otherCmIds ?? []];
  return (await tx.query<PartyFacts>(givenText, values))[0] ?? null;
};

/** Before they are written; null: the case is being made. */
export async function refuseHiddenParties(
  tx: Tx,
  actor: Actor,
  before: Parties | null,
  after: Parties,
): Promise<void> {
  const known = before && (await partyFacts(tx, before));
  throwUnlessAccepted(decideParties(actor, known, await partyFacts(tx, after)));
}

/** The same of an update; what is being made is looked at by `afterCaseCreated`, whoever makes it. */
export const partiesGuard = (resource: AnyResource): Guard =>
  defineGuard<PartyFacts>({
    facts: async (tx, id) => (await tx.query<PartyFacts>(storedText(resource), [id]))[0] ?? null,
    decide: (actor, before, after) => decideParties(actor, before ?? after, after),
  });
