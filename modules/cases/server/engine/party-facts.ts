import { defineGuard, throwUnlessAccepted } from '#kernel/server';
import type { Guard, Tx } from '#kernel/server';
import type { Actor } from '#kernel/domain';
import { decideParties } from '../../domain/index.ts';
import type { PartyFacts } from '../../domain/index.ts';

/** Whoever has left the company still fits: a case that is copied keeps its people. */
const factsOf = (parties: string, alias = 'p'): string => `select p.client_id as "clientId",
    p.company_id as "companyId", p.booking_cm_id as "bookingCmId", k.company_id as "companyOfClient",
    p.booking_cm_id is null or p.company_id is null or m.company_id = p.company_id
      or p.booking_cm_id in (select case_managers_for_company(p.company_id)) as "cmFits",
    m.id is not null as "cmIsKnown"
  from ${parties} ${alias} left join party_clients k on k.id = p.client_id
  left join party_case_managers m on m.id = p.booking_cm_id`;

const storedText = `${factsOf('cases')} where p.id = $1::uuid`;
const givenText = `${factsOf(
  `unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality
    as p(client_id, company_id, booking_cm_id, at)`,
  '',
)} order by p.at`;

type Parties = Readonly<Record<string, unknown>>;

const partyFacts = (tx: Tx, all: readonly Parties[]): Promise<PartyFacts[]> => {
  const ids = (['clientId', 'companyId', 'bookingCmId'] as const).map((field) =>
    all.map((one) => one[field] ?? null),
  );
  return tx.query<PartyFacts>(givenText, ids);
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
export const partiesGuard: Guard = defineGuard<PartyFacts>({
  facts: async (tx, id) => (await tx.query<PartyFacts>(storedText, [id]))[0] ?? null,
  given: partyFacts,
  decide: decideParties,
});
