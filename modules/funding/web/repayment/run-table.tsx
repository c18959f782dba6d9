import { formatDate } from '#kernel/domain';
import { Amount, EmptyState, SectionCard, TabLink, TableFrame, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import type { RepaymentRun } from '../../domain/index.ts';

const figures = ['Loans', 'Principal', 'Interest', 'Fees', 'Total'];

type Item = RepaymentRun['items'][number];

const Row = ({ item }: { item: Item }) => (
  <tr>
    <td>{item.borrower}</td>
    <td>{item.agreementNo}</td>
    <td className="number">{item.loans}</td>
    {[item.principal, item.interest, item.fees, item.total].map((amount, at) => (
      <td key={figures[at + 1]} className="number">
        <Amount of={amount} />
      </td>
    ))}
    <td>
      {item.invoiceId ? (
        <TabLink to={`/view/transaction-invoice/detail/${item.invoiceId}`}>
          {item.isMade ? `${item.invoiceNo} made` : `${item.invoiceNo} was made before`}
        </TabLink>
      ) : (
        'Will be made'
      )}
    </td>
  </tr>
);

const invoices = (count: number) => `${count} ${count === 1 ? 'invoice' : 'invoices'}`;

/** What an invoice run makes, or has made. */
export function RunTable({ run, make }: { run: RepaymentRun; make: () => Promise<void> }) {
  const { dateFormat } = useSession();
  const [isMaking, setMaking] = useState(false);
  const waiting = run.items.filter(({ invoiceId }) => !invoiceId).length;
  if (!run.items.length)
    return (
      <EmptyState
        title="Nothing is due for this month"
        text="Choose another month, or settle a loan whose agreement is repaid at settlement."
      />
    );
  const start = async () => {
    setMaking(true);
    await make();
    setMaking(false);
  };
  return (
    <SectionCard title={`Counted to ${formatDate(run.periodTo, dateFormat)}`}>
      <TableFrame
        label="Invoices of the month"
        heads={['Borrower', 'Agreement', ...figures, 'Invoice']}
        numbers={figures}
      >
        {run.items.map((item) => (
          <Row key={item.agreementId} item={item} />
        ))}
      </TableFrame>
      {waiting > 0 && (
        <div className="form-end">
          <span className="soft">
            <Amount of={run.total} /> together
          </span>
          <Button type="primary" loading={isMaking} onClick={() => void start()}>
            Make {invoices(waiting)}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
