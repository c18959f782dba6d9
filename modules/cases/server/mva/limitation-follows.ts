import { accept, change } from '#kernel/domain';
import { Refused, defineConsequence, writeBySystem } from '#kernel/server';
import type { Reaction, Services, Tx } from '#kernel/server';
import { limitationOf, mva } from '../../domain/index.ts';
import { asServer, todayOf } from '../engine/index.ts';

type Claim = {
  readonly id: string;
  readonly stateId: string | null;
  readonly accidentDate: string | null;
  readonly dateOfBirth: string | null;
  readonly limitationDate: string | null;
  readonly limitationCalculated: string | null;
  readonly limitationRule: string | null;
  readonly limitationVersion: string | null;
  readonly limitationReason: string | null;
};

const text = `select c.id, c.state_id as "stateId", c.accident_date::text as "accidentDate",
    k.date_of_birth::text as "dateOfBirth", c.limitation_date::text as "limitationDate",
    c.limitation_calculated::text as "limitationCalculated", c.limitation_rule as "limitationRule",
    c.limitation_version as "limitationVersion", c.limitation_reason as "limitationReason"
  from mva_claim c left join party_clients k on k.id = c.client_id
  where c.id = any($1::uuid[]) and not c.is_deleted`;

/** Whoever changes a claim may not see its claimant, whose birthday counts all the same. */
const claimsOf = (tx: Tx, ids: readonly string[]): Promise<Claim[]> =>
  asServer(tx, () => tx.query<Claim>(text, [ids]));

/** What the table says of the accident; a day that somebody set with a reason stays. */
async function follow(tx: Tx, services: Services, claim: Claim): Promise<void> {
  const { accidentDate } = claim;
  if (accidentDate && accidentDate > (await todayOf(tx, services)))
    throw new Refused('accidentInFuture');
  const found = limitationOf(claim);
  const date = found?.date ?? null;
  const isSame =
    date === claim.limitationCalculated &&
    (found?.rule ?? null) === claim.limitationRule &&
    (found?.version ?? null) === claim.limitationVersion &&
    (claim.limitationReason !== null || claim.limitationDate === date);
  if (isSame) return;
  const values = {
    limitationCalculated: date,
    limitationRule: found?.rule ?? null,
    limitationVersion: found?.version ?? null,
    limitationSource: found?.source ?? null,
    ...(claim.limitationReason === null && { limitationDate: date }),
    ...(accidentDate && { dateOfInjury: accidentDate }),
  };
  await writeBySystem({ tx, services }, accept(change(mva, claim.id, values)));
}

/** B-187: whichever way the accident was written. */
export const limitationFollows = defineConsequence<Claim>({
  choice: 'forLimitation',
  of: ['create', 'change'],
  async facts(tx, ids) {
    return new Map((await claimsOf(tx, ids)).map((row) => [row.id, row]));
  },
  async follow({ tx, services }, changes) {
    for (const { after } of changes) if (after) await follow(tx, services, after);
  },
});

/** So that the answer to a change tells the new day already. */
export const limitationOfUpdated: Reaction = async ({ tx, services, record }) => {
  for (const claim of await claimsOf(tx, [record.id])) await follow(tx, services, claim);
};
