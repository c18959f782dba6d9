import { created } from '#billing/domain';
import { arrearsBuckets, readLenderDesk, waitingKinds } from '#funding/domain';
import type { LenderDesk, WaitingAtLender } from '#funding/domain';
import { dayIn, formatDate, formatMoney } from '#kernel/domain';
import { Amount, api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded, None, Panel } from '../panel.tsx';
import { everyMinute } from '../use-statistic.ts';
import { casePage } from './case-links.ts';
import { Figure } from './figures.tsx';

const agreements = '/view/facility-agreements';
const invoices = '/view/transaction-invoice';
const late = Object.keys(arrearsBuckets).map((bucket) => `arrears=${bucket}`);

const counted = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

/** Both panels are one question. */
const useDesk = () =>
  useQuery({
    queryKey: ['lender-desk'],
    staleTime: everyMinute / 2,
    refetchInterval: everyMinute,
    queryFn: ({ signal }) => api.get<LenderDesk>(readLenderDesk.path, {}, signal),
  });

function Figures({ of }: { of: LenderDesk }) {
  const { currency } = useSession();
  const money = (amount: string): string => formatMoney(amount, currency);
  return (
    <ul className="dash-figures dash-sums">
      <Figure
        label="lent and not repaid"
        to={`${agreements}?status=effective`}
        value={money(of.drawn)}
      />
      <Figure
        label="may still be drawn"
        to={`${agreements}?status=effective&sorting=available%20desc`}
        value={money(of.available)}
      />
      <Figure
        label={`past due on ${counted(of.overdueCount)}`}
        to={`${invoices}?${late.join('&')}`}
        value={money(of.overdue)}
      />
      <Figure
        label={`on ${counted(of.toSendCount)} not sent`}
        to={`${invoices}?status=${created}`}
        value={money(of.toSend)}
      />
      {of.breaches > 0 && (
        <Figure
          label={of.breaches === 1 ? 'covenant is breached' : 'covenants are breached'}
          to={agreements}
          value={of.breaches}
        />
      )}
    </ul>
  );
}

/** What a lender looks at first; each figure opens the rows that it adds up. */
export const Lending = () => (
  <Panel title="Lending" more={{ to: '/view/dashboard-disbursement', text: 'Portfolio' }}>
    <Loaded query={useDesk()} lines={2}>
      {(desk) => <Figures of={desk} />}
    </Loaded>
  </Panel>
);

function placeOf({ kind, id, agreementId, caseId, caseType }: WaitingAtLender): string {
  if (kind === 'facility') return `/view/facility-requests/detail/${id}`;
  if (kind === 'credit' && caseId) return casePage({ id: caseId, caseType: caseType ?? '' });
  return `${agreements}/detail/${agreementId}`;
}

function Rows({ items }: { items: readonly WaitingAtLender[] }) {
  const { dateFormat, zone } = useSession();
  return (
    <ul className="dash-rows">
      {items.map((one) => (
        <li key={one.id} className="decide-row">
          <Link to={placeOf(one)}>{one.number}</Link>
          <span>
            {one.borrower}
            <small className="soft">{waitingKinds[one.kind]}</small>
          </span>
          <small className="soft">
            since {formatDate(dayIn(zone, new Date(one.since)), dateFormat)}
          </small>
          <span>
            <Amount of={one.amount} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Requests without an answer and advances without their money, the oldest first. */
export const ToDecide = () => (
  <Panel title="Waits for you">
    <Loaded query={useDesk()} lines={4}>
      {({ waiting, waitingCount }) =>
        waiting.length ? (
          <>
            <Rows items={waiting} />
            {waitingCount > waiting.length && (
              <p className="dash-line soft">and {waitingCount - waiting.length} more</p>
            )}
          </>
        ) : (
          <None>No request waits for a decision, and every approved advance is paid.</None>
        )
      }
    </Loaded>
  </Panel>
);
