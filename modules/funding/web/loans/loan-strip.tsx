import { exact, formatDate } from '#kernel/domain';
import type { PlainDate, RecordOf } from '#kernel/domain';
import { Amount, StatusChip, useSession } from '#kernel/web';
import { loanStatuses, loanTones } from '../../domain/index.ts';
import type { loanFunding } from '../../domain/index.ts';
import './loans.css';

export type ShownLoan = RecordOf<typeof loanFunding>;

/** How the loan stands, before anything else is read. */
export function LoanStrip({ record, today }: { record: ShownLoan; today: PlainDate }) {
  const { dateFormat } = useSession();
  const { status, payout, principal, interest, fees, credit, paid, figuresOn, dueOn } = record;
  const isLate = status === 'active' && dueOn && dueOn < today && !exact(payout ?? '0').isZero();
  const figures = [
    ['Principal', principal],
    ['Interest', interest],
    ['Fees', fees],
    ['Paid so far', paid],
    ...(exact(credit ?? '0').isZero() ? [] : [['Held for the borrower', credit] as const]),
  ] as const;
  return (
    <section className="loan-payout" aria-label="How it stands">
      <p className="loan-total">
        <StatusChip tone={loanTones[status]}>{loanStatuses[status]}</StatusChip>{' '}
        {record.isOnHold && <StatusChip tone="warning">On hold</StatusChip>}{' '}
        {isLate && <StatusChip tone="danger">Due since {formatDate(dueOn, dateFormat)}</StatusChip>}{' '}
        <b>
          <Amount of={payout ?? '0.00'} />
        </b>{' '}
        {figuresOn
          ? `owed, counted to ${formatDate(figuresOn, dateFormat)}`
          : 'owed: nothing lent yet'}
      </p>
      <dl>
        {figures.map(([words, amount]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              <Amount of={amount ?? '0.00'} />
            </dd>
          </div>
        ))}
      </dl>
      {record.cancelledReason && <p>Cancelled because: {record.cancelledReason}</p>}
    </section>
  );
}
