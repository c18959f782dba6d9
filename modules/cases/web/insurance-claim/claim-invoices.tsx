import { formatDate } from '#kernel/domain';
import { Amount, TabLink, TableFrame, useSession } from '#kernel/web';
import type { ClaimMoney } from '../../domain/index.ts';

const figures = ['Amount', 'Open'];

/** Of all cases of the claim together; of an invoice over several claims only this part. */
export function ClaimInvoices({ money }: { money: ClaimMoney }) {
  const { dateFormat } = useSession();
  return (
    <>
      <h3 className="claim-head">Invoiced on this claim</h3>
      {money.invoices.length ? (
        <TableFrame
          label="Invoiced on this claim"
          heads={['Invoice', 'Date', ...figures, 'Status']}
          numbers={figures}
        >
          {money.invoices.map((one) => (
            <tr key={one.id}>
              <td>
                <TabLink to={`/view/invoices/detail/${one.id}`}>{one.invoiceNo}</TabLink>
              </td>
              <td>{formatDate(one.invoiceDate, dateFormat)}</td>
              <td className="number">
                <Amount of={one.amount} />
              </td>
              <td className="number">
                <Amount of={one.open} />
              </td>
              <td>{one.statusName}</td>
            </tr>
          ))}
          <tr className="claim-total">
            <th scope="row" colSpan={2}>
              Total with GST
            </th>
            <td className="number">
              <Amount of={money.invoiced} />
            </td>
            <td className="number">
              <Amount of={money.open} />
            </td>
          </tr>
        </TableFrame>
      ) : (
        <p className="soft">Nothing is invoiced on this claim yet.</p>
      )}
    </>
  );
}
