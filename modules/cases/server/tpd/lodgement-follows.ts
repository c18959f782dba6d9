import { accept, change } from '#kernel/domain';
import { defineConsequence, writeBySystem } from '#kernel/server';
import type { Consequence, Reaction, Services, Tx } from '#kernel/server';
import { earliestLodgement, tpd } from '../../domain/index.ts';
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

async function follow(tx: Tx, services: Services, ids: readonly string[]): Promise<void> {
  const claims = await asServer(tx, () => tx.query<Claim>(claimText, [ids]));
  for (const { id, lastWorked, lodgeFrom, waiting } of claims) {
    const policies = waiting.map((waitingMonths) => ({ waitingMonths }));
    const day = earliestLodgement(policies, lastWorked);
    if (day === lodgeFrom) continue;
    await writeBySystem({ tx, services }, accept(change(tpd, id, { lodgeFrom: day })));
  }
}

const following = (table: string, claimId: string): Consequence =>
  defineConsequence<string>({
    choice: 'forLodgement',
    of: ['create', 'change', 'remove'],
    async facts(tx, ids) {
      const text = `select id, ${claimId} as "claimId" from ${table} where id = any($1::uuid[])`;
      const rows = await asServer(tx, () => tx.query<{ id: string; claimId: string }>(text, [ids]));
      return new Map(rows.map((row) => [row.id, row.claimId]));
    },
    follow: ({ tx, services }, changes) =>
      follow(tx, services, [
        ...new Set(
          changes.flatMap(({ before, after }) => [before, after].filter((id) => id !== null)),
        ),
      ]),
  });

/** The waiting period counts from the day last worked, by every policy of the case. */
export const lodgementFollows = {
  tpd: following('tpd', 'id'),
  tpdPolicy: following('tpd_policies', 'claim_id'),
} as const;

/** So that the answer to a change tells the new day already. */
export const lodgementOfUpdated: Reaction = ({ tx, services, record }) =>
  follow(tx, services, [record.id]);
