import { can, resourceNamed } from '#kernel/domain';
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

/** A tenant may say client instead of claimant. */
const heads = () => {
  const { claimantName } = resourceNamed(fundingTransaction.name).fields;
  return ['Transaction', claimantName?.label ?? '', 'Payee', 'Invoice', 'Open'];
};

/** Bills that wait: choose, see what it costs, ask for the money. */
export function BillsToRequest({ agreementId, bills, activeRequestNo }: Props) {
  const { actor } = useSession();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const mayAsk = can(actor, requestAdvance.ability) && activeRequestNo === null;
  const ids = bills.map(({ id }) => id).filter((id) => chosen.includes(id));
  const flip = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <TableFrame label="Bills to be paid" heads={heads()} numbers={['Open']}>
        {bills.map((bill) => (
          <BillRow
            key={bill.id}
            bill={bill}
            isChosen={chosen.includes(bill.id)}
            {...(mayAsk && { flip: () => flip(bill.id) })}
          />
        ))}
      </TableFrame>
      {activeRequestNo !== null && (
        <p className="soft">{activeRequestNo} is active. Finish it before you ask for more.</p>
      )}
      {mayAsk && (
        <p className="toolbar">
          {ids.length === 0 && <span className="soft">Choose what the lender shall pay.</span>}
          {ids.length < bills.length && (
            <Button size="small" onClick={() => setChosen(bills.map(({ id }) => id))}>
              Choose all
            </Button>
          )}
        </p>
      )}
      {mayAsk && ids.length > 0 && (
        <>
          <AdvancePreview agreementId={agreementId} transactionIds={ids} />
          <RequestButton agreementId={agreementId} ids={ids} made={() => setChosen([])} />
        </>
      )}
    </>
  );
}

type RowProps = { bill: Bill; isChosen: boolean; flip?: () => void };

const BillRow = ({ bill, isChosen, flip }: RowProps) => (
  <tr>
    <td>
      {flip && (
        <Checkbox
          className="advances-choose"
          aria-label={`Choose ${bill.transactionNo ?? ''}`}
          checked={isChosen}
          onChange={flip}
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
);

type ButtonProps = { agreementId: string; ids: readonly string[]; made: () => void };

function RequestButton({ agreementId, ids, made }: ButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const changed = useAdvancesChanged();
  const request = async () => {
    const answer = await runAction<{ requestNo: string }>(requestAdvance, '', {
      agreementId,
      transactionIds: ids,
    });
    if (!answer) return;
    toast.success(`${answer.requestNo} was made. Send it to the lender next.`);
    made();
    await changed();
  };
  const start = async () => {
    setRunning(true);
    await request().catch(toastFailure);
    setRunning(false);
  };
  return (
    <div>
      <Button type="primary" loading={isRunning} onClick={() => void start()}>
        Request advance for {ids.length} {ids.length === 1 ? 'transaction' : 'transactions'}
      </Button>
    </div>
  );
}
