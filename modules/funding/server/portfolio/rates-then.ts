import { practiceZone } from '#billing/server';
import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { interestRate, ratesOfDay } from '../../domain/index.ts';
import type { Rate } from '../../domain/index.ts';
import { valuesOnPastDay } from './values-on-past-day.ts';

type Row = Rate & {
  readonly id: string;
  readonly agreementId: string;
  readonly isDeleted: boolean;
  readonly isOlder: boolean;
};

const text = `select r.id::text as id, r.agreement_id::text as "agreementId", r.effective_from::text as "from",
    r.percent::text as percent, r.is_deleted as "isDeleted",
    r.creation_time < ($2::date + 1)::timestamp at time zone $3 as "isOlder"
  from interest_rates r where r.agreement_id = any($1::uuid[])`;

/** By agreement: the rates that held on a past day, and those that were agreed by then for later days. */
export async function ratesThen(
  tx: Tx,
  agreementIds: readonly string[],
  day: PlainDate,
): Promise<ReadonlyMap<string, readonly Rate[]>> {
  const rows = await tx.query<Row>(text, [agreementIds, day, await practiceZone(tx)]);
  const then = await valuesOnPastDay(tx, interestRate.name, {
    ids: rows.map(({ id }) => id),
    properties: ['effective_from', 'percent', 'is_deleted'],
    day,
  });
  const rateThen = ({ id, from, percent, isDeleted, isOlder }: Row): Rate | null => {
    if (!isOlder || then(id, 'is_deleted', String(isDeleted)) === 'true') return null;
    return {
      from: then(id, 'effective_from', from) ?? from,
      percent: then(id, 'percent', percent) ?? percent,
    };
  };
  const byAgreement = Map.groupBy(rows, ({ agreementId }) => agreementId);
  return new Map(
    [...byAgreement].map(([id, mine]) => {
      const rates = mine.map((row) => ({
        now: row.isDeleted ? null : { from: row.from, percent: row.percent },
        then: rateThen(row),
      }));
      return [id, ratesOfDay(rates, day)];
    }),
  );
}
