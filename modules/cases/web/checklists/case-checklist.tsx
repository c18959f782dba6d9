import { can, formatDateTime } from '#kernel/domain';
import { api, confirm, StatusChip, TableFrame, toast, toastFailure, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button, Select } from 'antd';
import { useState } from 'react';
import {
  answerTask,
  checklistStatuses,
  checklistTones,
  questionnaireStatus,
  resetTaskCriterias,
} from '../../domain/index.ts';
import type { ChecklistStatus } from '../../domain/index.ts';
import { PaperworkPart } from '../paperwork/paperwork-part.tsx';
import { useCaseRows } from '../paperwork/use-case-rows.ts';
import './case-checklist.css';

type Task = StoredRecord & {
  readonly groupTask: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly status: ChecklistStatus;
  readonly answeredAt: string | null;
  readonly user?: { readonly displayName: string } | null;
  readonly note: string | null;
};

const question =
  'Every task of this case is open again, and follows the checklists as they are now. Do you want to go on?';

/** C-227 to C-231: the tasks of a case, by checklist. */
export function CaseChecklist({ caseId }: { caseId: string }) {
  const { actor } = useSession();
  const { rows, error, refetch } = useCaseRows<Task>('task-checklists', caseId);
  const groups = Map.groupBy(rows ?? [], ({ groupTask }) => groupTask);

  const reset = async () => {
    if (rows?.length && !(await confirm({ text: question, yes: 'Reset', isDanger: true }))) return;
    try {
      await api.put(resetTaskCriterias.path, { objectId: caseId });
      toast.success('The checklists of this case are up to date.');
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };

  return (
    <PaperworkPart
      title="Checklists"
      error={error}
      isLoading={!rows}
      actions={
        can(actor, resetTaskCriterias.ability) && (
          <Button size="small" disabled={!rows} onClick={() => void reset()}>
            {rows?.length ? 'Reset checklists' : 'Make checklists'}
          </Button>
        )
      }
    >
      {rows && !rows.length && <p className="soft">No checklist fits this case.</p>}
      {[...groups].map(([group, tasks]) => (
        <ChecklistGroup key={group} group={group} tasks={tasks} refetch={refetch} />
      ))}
    </PaperworkPart>
  );
}

type GroupProps = { group: string; tasks: readonly Task[]; refetch: () => Promise<void> };

function ChecklistGroup({ group, tasks, refetch }: GroupProps) {
  const status = questionnaireStatus(tasks);
  const done = tasks.filter((task) => task.status !== 'incomplete').length;
  return (
    <div className="check-rows">
      <p>
        <strong>{group}</strong>{' '}
        <StatusChip tone={checklistTones[status] ?? 'neutral'}>
          {checklistStatuses[status]}
        </StatusChip>{' '}
        <span className="soft">
          {done} of {tasks.length}
        </span>
      </p>
      <TableFrame label={group} heads={['Criterion', 'Status', 'Answered']}>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} refetch={refetch} />
        ))}
      </TableFrame>
    </div>
  );
}

const options = Object.entries(checklistStatuses).map(([value, label]) => ({ value, label }));

function TaskLine({ task, refetch }: { task: Task; refetch: () => Promise<void> }) {
  const { actor, zone, dateFormat } = useSession();
  const [isSaving, setSaving] = useState(false);
  const { id, name, isRequired, status, answeredAt, user, note, concurrencyStamp } = task;

  const answer = async (next: ChecklistStatus) => {
    setSaving(true);
    try {
      await api.put(`/app/task-checklists/${id}`, { status: next, concurrencyStamp });
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
    setSaving(false);
  };

  return (
    <tr>
      <td>
        {name} {!isRequired && <span className="soft">if needed</span>}
      </td>
      <td>
        {can(actor, answerTask.ability) ? (
          <Select
            size="small"
            aria-label={`Status of ${name}`}
            options={options}
            value={status}
            loading={isSaving}
            disabled={isSaving}
            onChange={(next: ChecklistStatus) => void answer(next)}
          />
        ) : (
          <StatusChip tone={checklistTones[status] ?? 'neutral'}>
            {checklistStatuses[status]}
          </StatusChip>
        )}
      </td>
      <td className="soft">
        {answeredAt
          ? [user?.displayName, formatDateTime(answeredAt, zone, dateFormat), note]
              .filter(Boolean)
              .join(', ')
          : '-'}
      </td>
    </tr>
  );
}
