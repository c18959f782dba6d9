import { formatDate } from '#kernel/domain';
import { ActionButton, Amount, EmptyState, panelText, useSession } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  disbursementKinds,
  mvaDisbursement,
  saveSettlement,
  saveStatement,
  saveTermination,
} from '../../domain/index.ts';
import type { StatementLine } from '../../domain/index.ts';
import { useChildRows } from '../new-claim/use-child-rows.ts';
import './mva.css';
import { StatementEditor } from './statement-editor.tsx';
import { dayOf, printMva, useClaim } from './use-claim.ts';

type Claim = NonNullable<ReturnType<typeof useClaim>['claim']>;

const moneyOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** From the gross amount to what the client gets, to the cent. */
export default function SettlementPanel({ id }: { id: string }) {
  const { claim, error, refetch } = useClaim(id);
  const { rows } = useChildRows<StatementLine>(mvaDisbursement, id);
  const [isEditing, setEditing] = useState(false);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!claim) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const gross = moneyOf(claim.settlementGross);
  if (claim.terminatedOn) return <Terminated claim={claim} />;
  if (!gross)
    return (
      <EmptyState
        title="Not settled yet"
        text="When the demand has left, the step Settle records the amount; then it is paid out here."
      />
    );
  const mayWrite = claim.can?.includes(saveStatement.ability) && claim.step === 'settled';
  const isPaidOut = Boolean(claim.disbursedOn);
  if (isEditing && rows)
    return (
      <Suspense fallback={<Skeleton active title={false} />}>
        <StatementEditor
          claimId={id}
          gross={gross}
          items={rows}
          net={moneyOf(claim.netToClient)}
          disbursedOn={dayOf(claim.disbursedOn)}
          done={async (isSaved) => {
            setEditing(false);
            if (isSaved) await refetch();
          }}
        />
      </Suspense>
    );
  return (
    <>
      <Sums claim={claim} gross={gross} />
      {isPaidOut && rows && <Lines rows={rows} />}
      <p className="mini-more toolbar">
        {mayWrite && (
          <Button type={isPaidOut ? 'default' : 'primary'} onClick={() => setEditing(true)}>
            {isPaidOut ? 'Change the statement' : 'Write the final disbursement statement'}
          </Button>
        )}
        {isPaidOut && (
          <Button onClick={() => printMva(id, 'finalDisbursement')}>Print the statement</Button>
        )}
        {mayWrite && (
          <Suspense>
            <ActionButton action={saveSettlement} record={claim}>
              Change the settlement
            </ActionButton>
          </Suspense>
        )}
      </p>
    </>
  );
}

function Sums({ claim, gross }: { claim: Claim; gross: string }) {
  const { dateFormat } = useSession();
  const on = dayOf(claim.settledOn);
  const sums = [
    ['Settlement', gross],
    ['Legal costs', moneyOf(claim.costsTotal)],
    ['Disbursements', moneyOf(claim.disbursementsTotal)],
    ['Refunds', moneyOf(claim.refundsTotal)],
    ['Net to client', moneyOf(claim.netToClient)],
  ] as const;
  return (
    <>
      <p>
        Settled {on && formatDate(on, dateFormat)}
        {claim.settledWith ? ` with ${String(claim.settledWith)}` : ''}.
      </p>
      <dl className="mva-sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount ? <Amount of={amount} /> : '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Lines = ({ rows }: { rows: readonly StatementLine[] }) => (
  <ul className="mva-notices" aria-label="Lines of the statement">
    {rows.map(({ id, kind, payee, description, amount }) => (
      <li key={id}>
        {disbursementKinds[kind]}: {payee}{' '}
        {description && <span className="soft">{description}</span>}{' '}
        <b>
          <Amount of={amount} />
        </b>
      </li>
    ))}
  </ul>
);

function Terminated({ claim }: { claim: Claim }) {
  const { dateFormat } = useSession();
  const on = dayOf(claim.terminatedOn);
  return (
    <>
      <p>
        Terminated {on && formatDate(on, dateFormat)}: {String(claim.terminationReason ?? '')}
      </p>
      <p className="mini-more toolbar">
        <Button onClick={() => printMva(claim.id, 'terminationLetter')}>
          Print the termination letter
        </Button>
        {claim.step === 'terminated' && (
          <Suspense>
            <ActionButton action={saveTermination} record={claim}>
              Change day or reason
            </ActionButton>
          </Suspense>
        )}
      </p>
    </>
  );
}
