import { accept, change, refuse } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defineRule, hiddenRowsById } from '#kernel/server';
import { limitationOf, mva } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';

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

/** What the table says of the accident; a day that somebody set with a reason stays. */
function limitationChange(claim: Claim, today: PlainDate) {
  const { accidentDate } = claim;
  if (accidentDate && accidentDate > today) return refuse('accidentInFuture');
  const found = limitationOf(claim);
  const date = found?.date ?? null;
  const isSame =
    date === claim.limitationCalculated &&
    (found?.rule ?? null) === claim.limitationRule &&
    (found?.version ?? null) === claim.limitationVersion &&
    (claim.limitationReason !== null || claim.limitationDate === date);
  if (isSame) return null;
  return change(mva, claim.id, {
    limitationCalculated: date,
    limitationRule: found?.rule ?? null,
    limitationVersion: found?.version ?? null,
    limitationSource: found?.source ?? null,
    ...(claim.limitationReason === null && { limitationDate: date }),
    ...(accidentDate && { dateOfInjury: accidentDate }),
  });
}

/** Whoever changes a claim may not see its claimant, whose birthday counts all the same. */
export const limitationFollows = defineRule({
  name: 'cases.limitationFollows',
  sentence: 'B-187: the limitation day follows the accident, whichever way that was written.',
  on: mva,
  when: ['create', 'change', 'move'],
  writes: [mva],
  facts: hiddenRowsById<Claim>(text),
  more: ({ tx, services }) => todayOf(tx, services),
  decide: (changes, _asked, today) =>
    accept(changes.map(({ after }) => after && limitationChange(after, today))),
});
