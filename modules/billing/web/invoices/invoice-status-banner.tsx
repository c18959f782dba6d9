import { daysBetween, exact, formatDate, formatDateTime } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { Amount, StatusChip, useSession } from '#kernel/web';
import { cancelled, invoiceStandings, openOf, standingTones } from '../../domain/index.ts';
import './invoices.css';
import type { ShownInvoice } from './shown-invoice.ts';

/** "12 days overdue", "due today", "due in 30 days"; nothing where nothing is owed. */
export function dueWords(dueDate: PlainDate, today: PlainDate): string {
  const late = daysBetween(dueDate, today);
  if (late === 0) return 'due today';
  const days = `${Math.abs(late)} day${Math.abs(late) === 1 ? '' : 's'}`;
  return late > 0 ? `${days} overdue` : `due in ${days}`;
}

const Sum = ({ words, of }: { words: string; of: string }) => (
  <div>
    <dt>{words}</dt>
    <dd>
      <Amount of={of} />
    </dd>
  </div>
);

/** How the invoice stands, before anything else is read. */
export function InvoiceStatusBanner({ record, today }: { record: ShownInvoice; today: PlainDate }) {
  const { dateFormat, zone } = useSession();
  const { status, standing, dueDate, total, settled, writtenOff, sentAt, sentTo, cancelComment } =
    record;
  const open = status === cancelled ? '0.00' : openOf(record);
  const isOwed = !exact(open).isZero();
  const isLate = isOwed && dueDate < today;
  const sent = sentAt ? `${formatDateTime(sentAt, zone, dateFormat, ' ')}` : 'Not sent yet';
  return (
    <section className="invoice-status-banner" aria-label="How it stands">
      <div>
        <StatusChip tone={standingTones[standing ?? status] ?? 'neutral'}>
          {invoiceStandings[standing ?? status]}
        </StatusChip>
        <p className="invoice-open">
          <b>
            <Amount of={open} />
          </b>{' '}
          open
        </p>
      </div>
      <dl>
        <div>
          <dt>Due</dt>
          <dd className={isLate ? 'invoice-late' : undefined}>
            {formatDate(dueDate, dateFormat)}
            {isOwed && <span> · {dueWords(dueDate, today)}</span>}
          </dd>
        </div>
        <Sum words="Total" of={total} />
        <Sum words="Paid or credited" of={settled} />
        {!exact(writtenOff).isZero() && <Sum words="Written off" of={writtenOff} />}
        <div>
          <dt>Sent</dt>
          <dd>
            {sent}
            {sentTo && <span className="soft"> to {sentTo}</span>}
          </dd>
        </div>
      </dl>
      {cancelComment && <p className="invoice-remark">Cancelled because: {cancelComment}</p>}
      {record.isReminderStopped && isOwed && (
        <p className="invoice-remark">Reminders of this invoice are stopped.</p>
      )}
    </section>
  );
}
