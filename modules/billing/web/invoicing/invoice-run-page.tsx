import type { InputOf } from '#kernel/domain';
import {
  api,
  InputForm,
  PageHeader,
  PageTitle,
  SectionCard,
  toastFailure,
  todayIn,
  useSession,
} from '#kernel/web';
import { Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { previewRun, runFields, startRun } from '../../domain/index.ts';
import type { PreviewOfRun } from '../../domain/index.ts';
import { endOfLastMonth } from './last-month.ts';
import { RunPreview } from './run-preview.tsx';
import { RunResult } from './run-result.tsx';
import './invoicing.css';

type RunInput = Partial<InputOf<typeof previewRun>>;
type Previewed = { readonly input: RunInput; readonly answer: PreviewOfRun };

const title = 'Invoice the month';

const filled = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''));

/** What waits is shown first, company by company; then a task makes the invoices. */
export default function InvoiceRunPage() {
  const { zone } = useSession();
  const [start] = useState<RunInput>(() => {
    const last = endOfLastMonth(todayIn(zone));
    return { until: last, invoiceDate: last, per: 'case' };
  });
  const [preview, setPreview] = useState<Previewed | null>(null);
  const [taskId, setTaskId] = useState<string | null>(null);
  const show = async (changes: object) => {
    const input = filled({ ...start, ...changes });
    setTaskId(null);
    setPreview({ input, answer: await api.get<Previewed['answer']>(previewRun.path, input) });
    return false;
  };
  const begin = async () => {
    try {
      const answer = await api.post<{ taskId: string }>(startRun.path, preview?.input);
      setTaskId(answer.taskId);
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} meta="All work that waits, by company, in one go" />
      <SectionCard title="What to invoice">
        <Suspense fallback={<Skeleton active title={false} />}>
          <InputForm fields={runFields} start={start} save={show} saveText="Show preview" />
        </Suspense>
      </SectionCard>
      {preview && !taskId && (
        <RunPreview preview={preview.answer} isSent={preview.input.isSent === true} begin={begin} />
      )}
      {taskId && <RunResult taskId={taskId} />}
    </div>
  );
}
