import { date, formatDate } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { api, EmptyState, FieldInput, panelText, saveBlob, todayIn, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { explainLoanFunding, loanFunding, loanStatementPage } from '../../domain/index.ts';
import type { LoanExplanation } from '../../domain/index.ts';
import { explanationCsv } from './explanation-csv.ts';
import { ExplanationTable } from './explanation-table.tsx';
import './loans.css';
import { payoutDays } from './payout-days.ts';
import { PayoutFigures } from './payout-figures.tsx';

const asOfField = date('Payout on');

function useExplanation(id: string, asOf: PlainDate) {
  return useQuery({
    queryKey: ['record', loanFunding.base, id, 'explanation', asOf],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<LoanExplanation>(explainLoanFunding.path.replace('{id}', id), { asOf }, signal),
  });
}

/** What settles the loan on any day, and how each cent of it came to be. */
export default function ExplanationPanel({ id, title }: { id: string; title: string }) {
  const { zone } = useSession();
  const today = todayIn(zone);
  const [asOf, setAsOf] = useState(today);
  const { data, error, isPlaceholderData } = useExplanation(id, asOf);
  return (
    <div className="loan-explanation">
      <PayoutDay asOf={asOf} today={today} choose={setAsOf} />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {!error && data && (
        <div className={isPlaceholderData ? 'loan-counting' : undefined}>
          <PayoutFigures payout={data.payout} today={today} />
          {data.lines.length ? (
            <>
              <Papers id={id} title={title} explanation={data} />
              <ExplanationTable explanation={data} />
            </>
          ) : (
            <EmptyState
              title="Nothing was lent by this day"
              text="An advance comes from a funding transaction; fees are entered here."
            />
          )}
        </div>
      )}
    </div>
  );
}

type DayProps = { asOf: PlainDate; today: PlainDate; choose: (day: PlainDate) => void };

function PayoutDay({ asOf, today, choose }: DayProps) {
  const { dateFormat } = useSession();
  return (
    <div className="toolbar">
      <label htmlFor="loan-as-of">Payout on</label>
      <div className="loan-day">
        <FieldInput
          id="loan-as-of"
          field={asOfField}
          value={asOf}
          onChange={(day) => typeof day === 'string' && choose(day)}
        />
      </div>
      {payoutDays(today).map(({ words, day }) => (
        <Button
          key={words}
          size="small"
          type={day === asOf ? 'primary' : 'default'}
          aria-pressed={day === asOf}
          title={formatDate(day, dateFormat)}
          onClick={() => choose(day)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}

type PaperProps = { id: string; title: string; explanation: LoanExplanation };

function Papers({ id, title, explanation }: PaperProps) {
  const { asOf } = explanation;
  const save = () =>
    saveBlob(
      new Blob([explanationCsv(explanation)], { type: 'text/csv;charset=utf-8' }),
      `${title} ${asOf}.csv`,
    );
  return (
    <div className="toolbar">
      <Button size="small" onClick={save}>
        Export CSV
      </Button>
      <Button size="small" href={`${loanStatementPage}?id=${id}&asOf=${asOf}`} target="_blank">
        Print statement
      </Button>
    </div>
  );
}
