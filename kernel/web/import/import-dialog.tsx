import type { AnyResource } from '#kernel/domain';
import { Dialog } from '../dialogs/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { ChooseStep } from './choose-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { ReportStep } from './report-step.tsx';
import { TaskStep } from './task-step.tsx';
import { useImport } from './use-import.ts';
import './import.css';

type Props = { resource: AnyResource; close: () => void };

/** G-124: nothing is imported until it has been checked and confirmed. */
export default function ImportDialog({ resource, close }: Props) {
  const run = useImport(resource);
  const { step, problem } = run;
  return (
    <Dialog
      kind="history"
      title={`Import ${resource.label[1].toLowerCase()}`}
      close={close}
      isDirty={step.at === 'columns' || step.at === 'report'}
    >
      <div className="import">
        {problem && <Notice title={problem} />}
        {step.at === 'choose' && <ChooseStep run={run} />}
        {step.at === 'columns' && <ColumnsStep run={run} sheet={step.sheet} given={step.mapping} />}
        {step.at === 'busy' && (
          <p className="import-busy" role="status">
            {step.words}
            {step.of > 0 && ` (${step.done} of ${step.of})`}
            <progress {...(step.of > 0 && { value: step.done, max: step.of })} />
          </p>
        )}
        {step.at === 'report' && <ReportStep run={run} step={{ ...step, at: 'report' }} />}
        {step.at === 'task' && <TaskStep id={step.id} total={step.total} close={close} />}
        {step.at === 'done' && <DoneStep run={run} step={{ ...step, at: 'done' }} close={close} />}
      </div>
    </Dialog>
  );
}
