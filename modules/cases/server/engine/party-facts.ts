import { accept } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import {
  decideEach,
  defineRule,
  isUuid,
  linkTableOf,
  rowsById,
  throwUnlessAccepted,
} from '#kernel/server';
import type { Rule, Tx } from '#kernel/server';
import { decideParties } from '../../domain/index.ts';
import type { PartyFacts } from '../../domain/index.ts';

/** Whoever has left the company still fits: a case that is copied keeps its people. */
const factsOf = (
  parties: string,
  others: string,
): string => `select p.id, p.client_id as "clientId",
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
    where p.id = any($1::uuid[])`;
const givenText = `${factsOf(
  `rows from (jsonb_to_recordset($1::jsonb) as
    (client_id uuid, company_id uuid, booking_cm_id uuid, other_cm_ids uuid[])) with ordinality
    as p(client_id, company_id, booking_cm_id, other_cm_ids, id)`,
  'select unnest(p.other_cm_ids)',
)} order by p.id`;

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

/** Who writes by the server's own work names nobody anew. */
export const partiesBelongTogether = (resource: AnyResource): Rule =>
  defineRule({
    name: 'cases.partiesBelongTogether',
    sentence:
      'Claimant, customer and case managers of a case belong together; a hidden one is unknown.',
    on: resource,
    when: ['create', 'change'],
    facts: rowsById<PartyFacts & { readonly id: string }>(storedText(resource)),
    given: partyFacts,
    decide: decideEach<PartyFacts>((before, after, { actor }) =>
      actor ? decideParties(actor, before, after) : accept(),
    ),
  });
