import { accept, change } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { defineRule, hiddenRowsById } from '#kernel/server';
import type { Changed, Rule, Tx } from '#kernel/server';
import { earliestLodgement, tpd, tpdPolicy } from '../../domain/index.ts';
import { asServer } from '../engine/index.ts';

type Claim = {
  readonly id: string;
  readonly lastWorked: string | null;
  readonly lodgeFrom: string | null;
  readonly waiting: readonly string[];
};

const claimText = `select c.id, c.date_last_worked::text as "lastWorked", c.lodge_from::text as "lodgeFrom",
    array(select p.waiting_months from tpd_policies p
      where p.tenant_id = c.tenant_id and p.claim_id = c.id and not p.is_deleted) as waiting
  from tpd c where c.id = any($1::uuid[]) and not c.is_deleted`;

const claimsOf = (tx: Tx, ids: readonly string[]): Promise<Claim[]> =>
  asServer(tx, () => tx.query<Claim>(claimText, [ids]));

function dayOf({ id, lastWorked, lodgeFrom, waiting }: Claim) {
  const policies = waiting.map((waitingMonths) => ({ waitingMonths }));
  const day = earliestLodgement(policies, lastWorked);
  return day === lodgeFrom ? null : change(tpd, id, { lodgeFrom: day });
}

type OfClaim = { readonly id: string; readonly claimId: string };

const claimIds = (changes: readonly Changed<OfClaim>[]): string[] => [
  ...new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((one) => one?.claimId ?? [])),
  ),
];

const following = (on: AnyResource, table: string, claimId: string): Rule =>
  defineRule({
    name: 'cases.lodgementFollows',
    sentence:
      'The waiting period of a claim counts from the day last worked, by every policy of the case.',
    on,
    when: ['create', 'change', 'move', 'remove'],
    writes: [tpd],
    facts: hiddenRowsById<OfClaim>(
      `select id, ${claimId} as "claimId" from ${table} where id = any($1::uuid[])`,
    ),
    more: ({ tx }, changes) => claimsOf(tx, claimIds(changes)),
    decide: (_changes, _asked, claims) => accept(claims.map(dayOf)),
  });

export const lodgementFollows: readonly Rule[] = [
  following(tpd, 'tpd', 'id'),
  following(tpdPolicy, 'tpd_policies', 'claim_id'),
];
