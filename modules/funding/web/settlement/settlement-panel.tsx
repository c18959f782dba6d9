import { can, isPlainDate } from '#kernel/domain';
import {
  Amount,
  FieldInput,
  openTab,
  panelText,
  RelatedList,
  useRecord,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { useId, useState } from 'react';
import {
  loanEntry,
  loanFunding,
  loanSettlement,
  readPayout,
  reopenSettlement,
  settleLoan,
} from '../../domain/index.ts';
import '../loans/loans.css';
import { PayoutTable } from './payout-table.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { usePayout } from './use-payout.ts';

const letter = (type: string, id: string, on?: string) =>
  `/view/disbursement-funding/accrued-interest-statement-print?type=${type}&id=${id}${on ? `&on=${on}` : ''}`;

/** What settles the loan on any day, and the way to settle it. */
export default function SettlementPanel({ id }: { id: string }) {
  const { actor } = useSession();
  const { data: loan } = useRecord(loanFunding, id);
  const [on, setOn] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'settle' | 'reopen' | null>(null);
  const { data, error } = usePayout(id, on);
  const refetch = [useRefetch(loanFunding), useRefetch(loanSettlement), useRefetch(loanEntry)];
  const changed = async () => {
    await Promise.all(refetch.map((one) => one()));
  };
  const isSettled = loan?.['status'] === 'settled';
  const closing = { close: () => setDialog(null), changed };
  return (
    <>
      <PayoutDay on={on ?? data?.on ?? null} choose={setOn} />
      {error && <p className="soft">{panelText(error)}</p>}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && <PayoutTable payout={data} />}
      {data && (
        <p className="soft">
          One day more costs <Amount of={data.perDay} />.
          {data.isForecast && ' What is lent or paid until then changes this figure.'}
        </p>
      )}
      <div className="form-end">
        <Button onClick={() => openTab(letter('payout-letter', id, data?.on))}>
          Payout letter
        </Button>
        {isSettled && (
          <Button onClick={() => openTab(letter('discharge-letter', id))}>Discharge letter</Button>
        )}
        {isSettled && can(actor, reopenSettlement.ability) && (
          <Button onClick={() => setDialog('reopen')}>Take settlement back</Button>
        )}
        {loan?.['status'] === 'active' && can(actor, settleLoan.ability) && (
          <Button type="primary" onClick={() => setDialog('settle')}>
            Settle loan
          </Button>
        )}
      </div>
      {can(actor, `${loanSettlement.name}.list`) && (
        <RelatedList
          resource={loanSettlement}
          filters={{ loanId: id }}
          sorting="settledOn desc"
          empty="Not settled yet."
        />
      )}
      {dialog === 'settle' && data && <SettleDialog id={id} shown={data} {...closing} />}
      {dialog === 'reopen' && <ReopenDialog id={id} {...closing} />}
    </>
  );
}

type DayProps = { on: string | null; choose: (day: string | null) => void };

function PayoutDay({ on, choose }: DayProps) {
  const id = useId();
  return (
    <div className="toolbar">
      <label htmlFor={id}>Payout on</label>
      <div className="loan-day">
        <FieldInput
          id={id}
          field={readPayout.input.on}
          value={on}
          onChange={(day) => choose(typeof day === 'string' && isPlainDate(day) ? day : null)}
        />
      </div>
    </div>
  );
}
