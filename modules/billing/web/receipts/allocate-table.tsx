import { exact, formatDate, money } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { Amount, FieldInput, panelText, TableFrame, useSession } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { notYetApplied, oldestFirst } from '../../domain/index.ts';
import './receipts.css';
import { appliedFrom, shareProblem, sharesFrom } from './shares.ts';
import type { Shares } from './shares.ts';
import { useOpenInvoices } from './use-open-invoices.ts';
import type { ShownInvoice } from './use-open-invoices.ts';

type Props = {
  companyId: string | null;
  /** What there is to apply. */
  amount: Money;
  shares: Shares;
  change: (shares: Shares) => void;
};

const amountField = money('Applied');
const heads = ['Invoice', 'Claimant', 'Due', 'Open', 'Applied'];

/** The open invoices of a company, an amount beside each, and what is left, counted as it is typed. */
export function AllocateTable({ companyId, amount, shares, change }: Props) {
  const { data, error } = useOpenInvoices(companyId);
  if (companyId === null)
    return <p className="soft">Choose the company to see what it has open.</p>;
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (!data.items.length)
    return <p className="soft">This company has nothing open. The money stays as its credit.</p>;
  return (
    <>
      <TableFrame label="Open invoices" heads={heads} numbers={['Open', 'Applied']}>
        {data.items.map((one) => (
          <InvoiceRow
            key={one.id}
            invoice={one}
            share={shares[one.id] ?? null}
            change={(share) => change({ ...shares, [one.id]: share })}
          />
        ))}
      </TableFrame>
      {data.totalCount > data.items.length && (
        <p className="soft">
          The oldest {data.items.length} of {data.totalCount} are shown.
        </p>
      )}
      <Rest amount={amount} shares={shares} invoices={data.items} change={change} />
    </>
  );
}

type RowProps = {
  invoice: ShownInvoice;
  share: Money | null;
  change: (share: Money | null) => void;
};

function InvoiceRow({ invoice, share, change }: RowProps) {
  const { dateFormat } = useSession();
  const { id, invoiceNo, claimantName, dueDate, openAmount } = invoice;
  return (
    <tr>
      <td>
        <label htmlFor={`share-${id}`}>{invoiceNo}</label>
      </td>
      <td>{claimantName}</td>
      <td>{formatDate(dueDate, dateFormat)}</td>
      <td className="number">
        <Amount of={openAmount ?? '0'} />
      </td>
      <td className="number">
        <div className="receipt-amount">
          <FieldInput
            id={`share-${id}`}
            field={amountField}
            value={share}
            onChange={(next) => change((next as Money | null) || null)}
          />
        </div>
      </td>
    </tr>
  );
}

type RestProps = Pick<Props, 'amount' | 'shares' | 'change'> & {
  invoices: readonly ShownInvoice[];
};

function Rest({ amount, shares, invoices, change }: RestProps) {
  const { currency } = useSession();
  const applied = appliedFrom(shares);
  const left = notYetApplied(amount, applied);
  const problem = shareProblem(invoices, shares, left, currency);
  return (
    <div className="receipt-rest">
      <Button
        size="small"
        disabled={exact(amount).lessThanOrEqualTo(0)}
        onClick={() => change(sharesFrom(oldestFirst(amount, invoices)))}
      >
        Oldest first
      </Button>
      <Button size="small" disabled={!applied.length} onClick={() => change({})}>
        Clear
      </Button>
      <span role="status" className={problem ? 'receipt-beyond' : undefined}>
        {problem ?? (
          <>
            Left as credit:{' '}
            <strong>
              <Amount of={left} />
            </strong>
          </>
        )}
      </span>
    </div>
  );
}
