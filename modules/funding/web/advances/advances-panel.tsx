import { can, formatDate } from '#kernel/domain';
import {
  Amount,
  EmptyState,
  panelText,
  StatusChip,
  TableFrame,
  TabLink,
  useSession,
} from '#kernel/web';
import { Alert, Button, Skeleton } from 'antd';
import {
  advancePaymentPrintRoute,
  advancePaymentStatuses,
  advancePaymentTones,
  advancePaymentWorkflow,
  advanceRequestPrintRoute,
  advanceRequestWorkflow,
  advanceStatuses,
  advanceTones,
  fundingTransaction,
  sendAdvanceRequest,
} from '../../domain/index.ts';
import './advances.css';
import { BillsToRequest } from './bills-to-request.tsx';
import { MoveCell } from './move-cell.tsx';
import { PayAdvanceButton } from './pay-advance-button.tsx';
import { useAdvances } from './use-advances.ts';
import type { Payment, Request } from './use-advances.ts';

const isActive = ({ status }: Request) => status === '0' || status === '1';

/** Bills that wait, the request on its way, and what is paid: the drawing of a facility. */
export default function AdvancesPanel({ id }: { id: string }) {
  const { data, error } = useAdvances(id);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const { bills, requests, payments, hasMore } = data;
  if (!bills.length && !requests.length)
    return (
      <EmptyState
        title="No bills to be paid"
        text="A funding transaction on a loan under this agreement can be asked for here."
        action={
          <TabLink className="ant-btn" to={`/view/${fundingTransaction.segment}/add`}>
            Add funding transaction
          </TabLink>
        }
      />
    );
  return (
    <div className="advances">
      {bills.length > 0 && (
        <BillsToRequest
          agreementId={id}
          bills={bills}
          activeRequestNo={requests.find(isActive)?.requestNo ?? null}
        />
      )}
      {hasMore && <p className="soft">The oldest 100 are shown.</p>}
      {requests.length > 0 && <Requests requests={requests} />}
      {payments.length > 0 && <Payments payments={payments} />}
    </div>
  );
}

const print = ({ page, type }: typeof advanceRequestPrintRoute, id: string) =>
  `${page}?id=${id}&type=${type ?? ''}`;

const PrintCell = ({ to, no }: { to: string; no: string | null }) => (
  <td>
    <Button size="small" href={to} target="_blank" rel="noopener" aria-label={`Print ${no ?? ''}`}>
      Print
    </Button>
  </td>
);

const requestDone = {
  send: 'The request was sent to the lender.',
  approve: 'Approved. The payment waits below.',
  reject: 'The request was rejected.',
  cancel: 'The request was cancelled.',
};

const aboutRequest = ({ requestNo }: Request) => ({
  approve: `${requestNo ?? 'The request'} is approved, and its payment waits to be made.`,
  reject: `${requestNo ?? 'The request'} is rejected, and its bills can be asked for again.`,
});

function Requests({ requests }: { requests: readonly Request[] }) {
  const { actor, dateFormat } = useSession();
  const maySend = can(actor, sendAdvanceRequest.ability);
  return (
    <TableFrame
      label="Advance requests"
      heads={['Request', 'Status', 'Amount', 'Sent', 'Paper', '']}
      numbers={['Amount']}
    >
      {requests.map((one) => (
        <tr key={one.id}>
          <td>{one.requestNo}</td>
          <td>
            <StatusChip tone={advanceTones[one.status] ?? 'neutral'}>
              {advanceStatuses[one.status]}
            </StatusChip>
          </td>
          <td className="number">
            <Amount of={one.amount} />
          </td>
          <td>{one.sentAt ? formatDate(one.sentAt.slice(0, 10), dateFormat) : '–'}</td>
          <PrintCell to={print(advanceRequestPrintRoute, one.id)} no={one.requestNo} />
          <MoveCell
            workflow={advanceRequestWorkflow}
            record={one}
            done={requestDone}
            about={aboutRequest(one)}
            also={maySend && isActive(one) ? [sendAdvanceRequest] : []}
          />
        </tr>
      ))}
    </TableFrame>
  );
}

const paymentDone = {
  cancel: 'The payment was cancelled. Its transactions can be asked for again.',
};

function Payments({ payments }: { payments: readonly Payment[] }) {
  const { dateFormat } = useSession();
  return (
    <TableFrame
      label="Advance payments"
      heads={['Payment', 'Status', 'Amount', 'Paid on', 'Paper', '']}
      numbers={['Amount']}
    >
      {payments.map((one) => (
        <tr key={one.id}>
          <td>{one.paymentNo}</td>
          <td>
            <StatusChip tone={advancePaymentTones[one.status] ?? 'neutral'}>
              {advancePaymentStatuses[one.status]}
            </StatusChip>
          </td>
          <td className="number">
            <Amount of={one.amount} />
          </td>
          <td>{one.paidOn ? formatDate(one.paidOn, dateFormat) : '–'}</td>
          <PrintCell to={print(advancePaymentPrintRoute, one.id)} no={one.paymentNo} />
          <MoveCell
            workflow={advancePaymentWorkflow}
            record={one}
            done={paymentDone}
            own={{ pay: <PayAdvanceButton payment={one} /> }}
          />
        </tr>
      ))}
    </TableFrame>
  );
}
