import { cancelled, invoiceStatuses, invoiceTones } from '#billing/domain';
import { daysBetween, exact, formatDate, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Amount, StatusChip, useSession } from '#kernel/web';
import type { ShownRepayment } from './repayment-buttons.tsx';
import './repayment.css';

/** What is open and since when it is late, before anything else is read. */
export function RepaymentStand({ record, today }: { record: ShownRepayment; today: PlainDate }) {
  const { dateFormat } = useSession();
  const { status, dueDate, total, paid } = record;
  const open = status === cancelled ? '0.00' : toCents(exact(total).minus(paid));
  const late = exact(open).isZero() ? 0 : Math.max(0, daysBetween(dueDate, today));
  return (
    <section className="repayment-stand" aria-label="How it stands">
      <StatusChip tone={invoiceTones[status]}>{invoiceStatuses[status]}</StatusChip>
      <p>
        <b>
          <Amount of={open} />
        </b>{' '}
        open of <Amount of={total} />
      </p>
      <p className={late ? 'repayment-late' : undefined}>
        Due {formatDate(dueDate, dateFormat)}
        {late > 0 && `, ${late} ${late === 1 ? 'day' : 'days'} late`}
      </p>
      {record.isDisputed && (
        <p>
          <StatusChip tone="warning">Disputed</StatusChip> {record.disputedReason}
        </p>
      )}
      {!record.isDisputed && late > 0 && record.lastReminderOn && (
        <p className="soft">Last reminded on {formatDate(record.lastReminderOn, dateFormat)}</p>
      )}
    </section>
  );
}
