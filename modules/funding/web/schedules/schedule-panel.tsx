import { ChildPanel, useRecord } from '#kernel/web';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { loanFunding, repaymentSchedule } from '../../domain/index.ts';
import { MakeScheduleButton } from './make-schedule-button.tsx';

/** The instalments of a loan that is repaid monthly. */
export default function SchedulePanel({ id }: { id: string }) {
  const { data: loan } = useRecord(loanFunding, id);
  if (!loan) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (loan['repayment'] !== 'monthly')
    return <p className="soft">This loan is repaid at settlement, so it has no instalments.</p>;
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <ChildPanel
        resource={repaymentSchedule}
        owner={{ id }}
        isSettled={({ paidOn }) => Boolean(paidOn)}
      />
      {loan['status'] === 'active' && <MakeScheduleButton loan={loan} />}
    </Suspense>
  );
}
