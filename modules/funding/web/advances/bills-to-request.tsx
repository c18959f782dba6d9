import { can } from '#kernel/domain';
import {
  Amount,
  runAction,
  TableFrame,
  TabLink,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { fundingTransaction, requestAdvance } from '../../domain/index.ts';
import { AdvancePreview } from './advance-preview.tsx';
import { useAdvancesChanged } from './use-advances.ts';
import type { Bill } from './use-advances.ts';

type Props = {
  agreementId: string;
  bills: readonly Bill[];
  /** B-351: while one is active no other is made. */
  activeRequestNo: string | null;
};

const heads = ['Transaction', 'Claimant', 'Payee', 'Invoice', 'Open'];

/** Bills that wait: choose, see what it costs, ask for the money. */
export function BillsToRequest({ agreementId, bills, activeRequestNo }: Props) {
  const { actor } = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const changed = useAdvancesChanged();
  const mayAsk = can(actor, requestAdvance.ability) && activeRequestNo === null;
  const ids = bills.map(({ id }) => id).filter((id) => chosen.includes(id));
  const request = async () => {
    setRunning(true);
    try {
      const made = await runAction<{ requestNo: string }>(requestAdvance, '', {
        agreementId,
        transactionIds: ids,
      });
      if (made) toast.success(`${made.requestNo} was made. Send it to the lender next.`);
      if (made) setChosen([]);
      await changed();
    } catch (error) {
      toastFailure(error);
    }
    setRunning(false);
  };
  const flip = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <TableFrame label="Bills to be paid" heads={heads} numbers={['Open']}>
        {bills.map((bill) => (
          <tr key={bill.id}>
            <td>
              {mayAsk && (
                <Checkbox
                  className="advances-choose"
                  aria-label={`Choose ${bill.transactionNo ?? ''}`}
                  checked={chosen.includes(bill.id)}
                  onChange={() => flip(bill.id)}
                />
              )}
              <TabLink to={`/view/${fundingTransaction.segment}/detail/${bill.id}`}>
                {bill.transactionNo}
              </TabLink>
            </td>
            <td>{bill.claimantName}</td>
            <td>{bill.payeeName}</td>
            <td>{bill.invoiceNo}</td>
            <td className="number">
              <Amount of={bill.open} />
            </td>
          </tr>
        ))}
      </TableFrame>
      {activeRequestNo !== null && (
        <p className="soft">{activeRequestNo} is active. Finish it before you ask for more.</p>
      )}
      {mayAsk && ids.length === 0 && <p className="soft">Choose what the lender shall pay.</p>}
      {mayAsk && ids.length > 0 && (
        <>
          <AdvancePreview agreementId={agreementId} transactionIds={ids} />
          <Button type="primary" loading={isRunning} onClick={() => void request()}>
            Request advance for {ids.length} {ids.length === 1 ? 'transaction' : 'transactions'}
          </Button>
        </>
      )}
    </>
  );
}
