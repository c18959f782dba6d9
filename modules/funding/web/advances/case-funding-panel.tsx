import { Amount, panelText, StatusChip, TableFrame, TabLink } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import {
  advanceStatuses,
  advanceTones,
  creditRequestWorkflow,
  fundingTransaction,
} from '../../domain/index.ts';
import './advances.css';
import { FundButton } from './fund-button.tsx';
import { MoveCell } from './move-cell.tsx';
import { useCaseFunding } from './use-case-funding.ts';
import type { CreditOfCase } from './use-case-funding.ts';

/** D-073: what of a case a lender may pay, and what was asked for. */
export default function CaseFundingPanel({ id }: { id: string }) {
  const { data, error } = useCaseFunding(id);
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const { fundable, requests } = data;
  if (!fundable.length && !requests.length) return null;
  return (
    <section className="advances" aria-label="Funding">
      <h3>Funding</h3>
      {fundable.length > 0 && (
        <TableFrame label="May be funded" heads={['For', 'Open', '']} numbers={['Open']}>
          {fundable.map((one) => (
            <tr key={one.id}>
              <td>{one.label}</td>
              <td className="number">
                <Amount of={one.amount} />
                {one.isWithoutGst && <span className="soft"> plus GST</span>}
              </td>
              <td className="advances-buttons">
                <FundButton caseId={id} subject={one} />
              </td>
            </tr>
          ))}
        </TableFrame>
      )}
      {requests.length > 0 && <Requests requests={requests} />}
    </section>
  );
}

const done = {
  approve: 'Approved. The transaction can be paid.',
  reject: 'The request was rejected.',
  cancel: 'The request was cancelled.',
};

const Requests = ({ requests }: { requests: readonly CreditOfCase[] }) => (
  <TableFrame
    label="Credit requests"
    heads={['Request', 'For', 'Amount', 'Status', 'Transaction', '']}
    numbers={['Amount']}
  >
    {requests.map((one) => (
      <tr key={one.id}>
        <td>{one.requestNo}</td>
        <td>{one.description}</td>
        <td className="number">
          <Amount of={one.amount} />
        </td>
        <td>
          <StatusChip tone={advanceTones[one.status] ?? 'neutral'}>
            {advanceStatuses[one.status]}
          </StatusChip>
        </td>
        <td>
          {one.transactionId && (
            <TabLink to={`/view/${fundingTransaction.segment}/detail/${one.transactionId}`}>
              {one.transaction?.displayName ?? 'Open'}
            </TabLink>
          )}
        </td>
        <MoveCell workflow={creditRequestWorkflow} record={one} done={done} />
      </tr>
    ))}
  </TableFrame>
);
