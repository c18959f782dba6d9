import type { InputOf } from '#kernel/domain';
import {
  api,
  InputForm,
  PageHeader,
  PageTitle,
  SectionCard,
  toast,
  toastFailure,
  todayIn,
  useRefetch,
  useSession,
} from '#kernel/web';
import { monthBefore } from '#billing/domain';
import { Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { generateRepaymentInvoices, repaymentInvoice } from '../../domain/index.ts';
import type { RepaymentRun } from '../../domain/index.ts';
import { RunTable } from './run-table.tsx';

type RunInput = Partial<InputOf<typeof generateRepaymentInvoices>>;

const { dryRun: _dryRun, ...fields } = generateRepaymentInvoices.input;
const title = 'Create Funding Invoice';

const filled = (input: object): RunInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''));

const ask = (input: RunInput) => api.post<RepaymentRun>(generateRepaymentInvoices.path, input);

/** S-090: what is due is shown first, agreement by agreement; then the invoices are made. */
export default function GeneratePage() {
  const { zone } = useSession();
  const refetch = useRefetch(repaymentInvoice);
  const [start] = useState<RunInput>(() => ({ month: monthBefore(todayIn(zone)) }));
  const [input, setInput] = useState<RunInput>(start);
  const [run, setRun] = useState<RepaymentRun | null>(null);
  const show = async (changes: object) => {
    const next = filled({ ...start, ...changes });
    setInput(next);
    setRun(await ask({ ...next, dryRun: true }));
    return false;
  };
  const make = async () => {
    try {
      const made = await ask(input);
      setRun(made);
      const count = made.items.filter(({ isMade }) => isMade).length;
      toast.success(count === 1 ? 'One invoice was made.' : `${count} invoices were made.`);
      await refetch();
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        above={<Link to="/view/transaction-invoice">Funding Invoices</Link>}
        title={title}
        meta="Interest and fees of the month, and all of a loan that is due or settled"
      />
      <SectionCard title="What to invoice">
        <Suspense fallback={<Skeleton active title={false} />}>
          <InputForm fields={fields} start={start} save={show} saveText="Show what is due" />
        </Suspense>
      </SectionCard>
      {run && <RunTable run={run} make={make} />}
    </div>
  );
}
