import { can, formatDateTime, grouped } from '#kernel/domain';
import {
  api,
  EmptyState,
  PageHeader,
  PageTitle,
  panelText,
  StatusChip,
  TabLink,
  TableFrame,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { caseTypeOf, checkList, checklistStatuses, checklistTones } from '../../domain/index.ts';
import type { ChecklistStatus } from '../../domain/index.ts';

type Counts = { items: readonly { status: ChecklistStatus; statusName: string; count: number }[] };

type Questionnaire = {
  readonly caseId: string;
  readonly caseNo: string;
  readonly caseType: string;
  readonly claimantName: string | null;
  readonly groupTask: string;
  readonly checkListId: string;
  readonly status: ChecklistStatus;
  readonly complete: number;
  readonly total: number;
  readonly lastAnswerAt: string | null;
};

const size = 20;

/** G-074: questionnaires of all cases by status; the number on a chip is the length of its list. */
export default function LmqPage() {
  const [status, setStatus] = useState<ChecklistStatus>('incomplete');
  const [page, setPage] = useState(1);
  const counts = useQuery({
    queryKey: ['list', 'task-checklists', 'counts'],
    queryFn: ({ signal }) => api.get<Counts>('/app/task-checklists/countLmqStatus', {}, signal),
  });
  const list = useQuery({
    queryKey: ['list', 'task-checklists', 'questionnaires', status, page],
    queryFn: ({ signal }) =>
      api.get<{ items: Questionnaire[]; totalCount: number }>(
        '/app/task-checklists/questionnaires',
        { status, skipCount: (page - 1) * size, maxResultCount: size },
        signal,
      ),
  });
  const error = counts.error ?? list.error;
  const show = (next: ChecklistStatus) => {
    setStatus(next);
    setPage(1);
  };
  return (
    <div className="page">
      <PageTitle>LMQ</PageTitle>
      <PageHeader title="LMQ" meta="Legal and medical questionnaires of all cases" />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      <div className="choice-chips" role="group" aria-label="Status">
        {(counts.data?.items ?? []).map((one) => (
          <button
            key={one.status}
            type="button"
            className="choice-chip"
            aria-pressed={one.status === status}
            onClick={() => show(one.status)}
          >
            {one.statusName} <strong>{grouped(String(one.count))}</strong>
          </button>
        ))}
      </div>
      {!list.data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {list.data && list.data.items.length > 0 && <Questionnaires items={list.data.items} />}
      {list.data && !list.data.items.length && (
        <NoQuestionnaires status={status} counts={counts.data?.items ?? []} show={show} />
      )}
      {list.data && list.data.totalCount > size && (
        <Pagination
          current={page}
          pageSize={size}
          total={list.data.totalCount}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </div>
  );
}

type EmptyProps = {
  status: ChecklistStatus;
  counts: Counts['items'];
  show: (status: ChecklistStatus) => void;
};

/** The next step: those of another status, or the checklists that questionnaires are made from. */
function NoQuestionnaires({ status, counts, show }: EmptyProps) {
  const { actor } = useSession();
  const other = counts.find((one) => one.count > 0 && one.status !== status);
  const title = `No questionnaire is ${checklistStatuses[status]}.`;
  if (other) {
    const label = `Show ${grouped(String(other.count))} ${other.statusName}`;
    return (
      <EmptyState
        title={title}
        action={<Button onClick={() => show(other.status)}>{label}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="There is no questionnaire yet."
      text="A new case gets the checklists that fit its type and its company."
      action={
        can(actor, `${checkList.name}.list`) && (
          <TabLink to={`/view/${checkList.segment}`}>Set up checklists</TabLink>
        )
      }
    />
  );
}

function Questionnaires({ items }: { items: readonly Questionnaire[] }) {
  const { zone, dateFormat } = useSession();
  return (
    <div className="card">
      <TableFrame
        label="Questionnaires"
        heads={['Case', 'Claimant', 'Questionnaire', 'Status', 'Answered', 'Last answer']}
      >
        {items.map((one) => (
          <tr key={`${one.caseId} ${one.checkListId}`}>
            <td>
              <TabLink
                to={`/view/${caseTypeOf(one.caseType)?.resource.segment ?? ''}/detail/${one.caseId}`}
              >
                {one.caseNo}
              </TabLink>
            </td>
            <td>{one.claimantName}</td>
            <td>{one.groupTask}</td>
            <td>
              <StatusChip tone={checklistTones[one.status] ?? 'neutral'}>
                {checklistStatuses[one.status]}
              </StatusChip>
            </td>
            <td>
              {one.complete} of {one.total}
            </td>
            <td className="soft">
              {one.lastAnswerAt ? formatDateTime(one.lastAnswerAt, zone, dateFormat) : '-'}
            </td>
          </tr>
        ))}
      </TableFrame>
    </div>
  );
}
