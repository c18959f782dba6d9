import { formatMoney } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { ActionDialog, api, panelText, RelatedList, saved, toast, useSession } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Progress, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  elapsedText,
  readCaseTime,
  setTimeBudget,
  startTimer,
  timeEntry,
} from '../../domain/index.ts';
import type { caseTimeShape } from '../../domain/index.ts';
import { BudgetNotice } from './budget-notice.tsx';
import { useTimer } from './use-timer.ts';

type CaseTime = ValueOfShape<typeof caseTimeShape>;

const { caseId: _startCase, ...startFields } = startTimer.input;
const { caseId: _budgetCase, ...budgetFields } = setTimeBudget.input;
const dialogs = {
  start: { ...startTimer, input: startFields },
  budget: { ...setTimeBudget, input: budgetFields },
} as const;

/** On the page of every case: its time, its budget, and the timer for it. */
export default function CaseTimePanel({ id }: { id: string }) {
  const client = useQueryClient();
  const { timer, call } = useTimer();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const { data, error } = useQuery({
    queryKey: ['time', 'case', id],
    staleTime: 0,
    queryFn: ({ signal }) => api.get<CaseTime>(readCaseTime.path, { caseId: id }, signal),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const run = async (input: Record<string, unknown>) => {
    const body = { ...input, caseId: id };
    if (open === 'start') await call('start', body);
    else {
      client.setQueryData(['time', 'case', id], await api.put<CaseTime>(setTimeBudget.path, body));
      toast.success(saved.section);
    }
    setOpen(null);
  };
  const isRunning = timer?.caseId === id;
  return (
    <>
      <Sums time={data} />
      <p className="mini-more toolbar">
        {isRunning ? (
          <Button onClick={() => void call('stop')}>Stop timer</Button>
        ) : (
          <Button onClick={() => setOpen('start')}>Start timer</Button>
        )}
        <Button onClick={() => setOpen('budget')}>Set budget</Button>
      </p>
      <RelatedList resource={timeEntry} filters={{ caseId: id }} empty="No time entered yet." />
      <Suspense>
        {open && <ActionDialog action={dialogs[open]} run={run} close={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

function Sums({ time }: { time: CaseTime }) {
  const { currency } = useSession();
  const { budget } = time;
  const agreed = [
    budget?.hours && `${budget.hours} hours`,
    budget?.amount && formatMoney(budget.amount, currency),
  ].filter(Boolean);
  return (
    <>
      <BudgetNotice budget={budget} />
      <p>
        <strong>{elapsedText(time.minutes)}</strong> in {time.entries}{' '}
        {time.entries === 1 ? 'entry' : 'entries'}, {formatMoney(time.amount, currency)}, of which{' '}
        {formatMoney(time.toBill, currency)} to be billed.
        {agreed.length > 0 && <span className="soft"> Budget: {agreed.join(' and ')}.</span>}
      </p>
      {budget?.percent !== null && budget && (
        <Progress
          aria-label="Used of the budget"
          percent={budget.percent}
          status={budget.level === 'over' ? 'exception' : 'normal'}
        />
      )}
    </>
  );
}
