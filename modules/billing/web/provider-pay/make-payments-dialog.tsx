import { addMoney } from '#kernel/domain';
import { Amount, Dialog, LeaveButton, Notice, TableFrame } from '#kernel/web';
import { Button } from 'antd';
import { payTroubles } from '../../domain/index.ts';
import type { paymentsAhead } from './chosen-payees.ts';

type Props = ReturnType<typeof paymentsAhead> & {
  isMaking: boolean;
  make: () => void;
  close: () => void;
};

/** Who gets what, and who gets nothing and why, before anything is made. */
export function MakePaymentsDialog({ paid, waiting, isMaking, make, close }: Props) {
  const total = addMoney('0', ...paid.map(({ net }) => net));
  const count = `${paid.length} ${paid.length === 1 ? 'payment' : 'payments'}`;
  const isLimited = paid.some(({ limit }) => limit !== null);
  return (
    <Dialog
      kind="history"
      title="Make payments"
      close={close}
      footer={
        <>
          <LeaveButton>Cancel</LeaveButton>
          <Button type="primary" loading={isMaking} onClick={make}>
            Make {count}
          </Button>
        </>
      }
    >
      <p>
        {count} of {isLimited ? 'at most ' : ''}
        <b>
          <Amount of={total} />
        </b>
        . Their fees are held until the bank has paid or the payment is cancelled.
      </p>
      {waiting.length > 0 && (
        <Notice
          tone="warning"
          title={`${waiting.length} ${waiting.length === 1 ? 'specialist is' : 'specialists are'} left out`}
        >
          <ul>
            {waiting.map(({ specialistId, name, troubles }) => (
              <li key={specialistId}>
                {name}: {troubles.map((trouble) => payTroubles[trouble]).join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <TableFrame
        label="Payments"
        heads={['Specialist', 'Fees', 'To the bank']}
        numbers={['Fees', 'To the bank']}
      >
        {paid.map(({ specialistId, name, fees, net, limit }) => (
          <tr key={specialistId}>
            <td>{name}</td>
            <td className="number">{fees}</td>
            <td className="number">
              {limit !== null && 'at most '}
              <Amount of={limit ?? net} />
            </td>
          </tr>
        ))}
      </TableFrame>
    </Dialog>
  );
}
