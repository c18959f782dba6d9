import { agingBuckets, daysOfBucket } from '#billing/domain';
import { practiceDay } from '#billing/server';
import { Params, handle, scopeSql } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { loanFunding, outstandingLoansReport, readOutstandingLoans } from '../../domain/index.ts';
import type { OwingBorrower } from '../../domain/index.ts';

export const outstandingLoansHandler: Handler = handle(
  readOutstandingLoans,
  async ({ tx, actor, services }) => {
    const today = await practiceDay(tx, services);
    const params = new Params();
    const own = scopeSql(actor, loanFunding, readOutstandingLoans.ability, params, 'l');
    const between = agingBuckets.map((bucket) => {
      const { from, to } = daysOfBucket(bucket, today);
      const bounds = [
        'l.due_on is not null',
        from && `l.due_on >= ${params.add(from, '::date')}`,
        to && `l.due_on <= ${params.add(to, '::date')}`,
      ];
      return `coalesce(sum(l.payout) filter (where ${bounds.filter(Boolean).join(' and ')}), 0)::text`;
    });
    const text = `select l.borrower_id::text as "borrowerId", coalesce(c.name, '') as borrower,
        coalesce(sum(l.payout) filter (where l.due_on is null), 0)::text as undated,
        array[${between.join(', ')}] as amounts
      from disbursement_funding l left join party_companies c on c.id = l.borrower_id
      where ${['l.payout > 0', 'not l.is_deleted', ...own].join(' and ')}
      group by l.borrower_id, c.name order by lower(c.name), l.borrower_id`;
    const owing = await tx.query<OwingBorrower>(text, params.values);
    return outstandingLoansReport(owing, today);
  },
);
