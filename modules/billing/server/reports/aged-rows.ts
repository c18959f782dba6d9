import type { Tx } from '#kernel/server';
import { agingBuckets, daysOfBucket, unbilledBuckets } from '../../domain/index.ts';
import type { ReportBucket, AgedRow } from '../../domain/index.ts';
import type { AskedReport } from './asked-report.ts';

type Row = {
  readonly key: string | null;
  readonly label: string | null;
  readonly amounts: string[];
};

/** One sum for each bucket; the dates come from the same rule as the filter that a figure opens. */
function sums(buckets: readonly ReportBucket[], today: string, date: string, amount: string) {
  const between = (bucket: ReportBucket) => {
    const { from, to } = daysOfBucket(bucket, today);
    return [from && `${date} >= date '${from}'`, to && `${date} <= date '${to}'`]
      .filter(Boolean)
      .join(' and ');
  };
  return buckets
    .map((bucket) => `coalesce(sum(${amount}) filter (where ${between(bucket)}), 0)::text`)
    .join(', ');
}

const named = (inner: string) => `select t.key::text as key, c.name as label, t.amounts
  from (${inner}) t left join party_companies c on c.id = t.key order by lower(c.name), t.key`;

const openText = (today: string) =>
  named(`select i.company_id as key,
      array[${sums(agingBuckets, today, 'i.due_date', 'i.open_amount')}] as amounts
    from invoices i where i.open_amount > 0 and not i.is_deleted
      and ($1::uuid is null or i.company_id = $1::uuid)
      and ($2::uuid is null or i.specialist_id = $2::uuid)
      and ($3::text is null or i.case_type = $3::text)
    group by i.company_id`);

const unbilledText = (today: string) =>
  named(`select p.company_id as key,
      array[${sums(unbilledBuckets, today, 'p.charged_on', 'p.amount')}] as amounts
    from case_charges_to_invoice p where p.amount <> 0
      and ($1::uuid is null or p.company_id = $1::uuid)
      and ($2::uuid is null or p.specialist_id = $2::uuid)
      and ($3::text is null or p.case_type = $3::text)
    group by p.company_id`);

const values = ({ narrowed }: AskedReport) => [
  narrowed.companyId,
  narrowed.specialistId,
  narrowed.caseType,
];

export const openRows = (tx: Tx, asked: AskedReport): Promise<readonly AgedRow[]> =>
  tx.query<Row>(openText(asked.today), values(asked));

export const unbilledRows = (tx: Tx, asked: AskedReport): Promise<readonly AgedRow[]> =>
  tx.query<Row>(unbilledText(asked.today), values(asked));
