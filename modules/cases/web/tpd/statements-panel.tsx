import { formatDate } from '#kernel/domain';
import type { Tone } from '#kernel/domain';
import {
  api,
  ChildPanel,
  may,
  saved,
  StatusChip,
  toast,
  toastFailure,
  todayIn,
  useRefetch,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense } from 'react';
import {
  statementState,
  statementStates,
  tpdStatement,
  tpdStatementChase,
} from '../../domain/index.ts';
import type { StatementState } from '../../domain/index.ts';
import { useChildRows } from '../new-claim/use-child-rows.ts';

const tones: Readonly<Record<StatementState, Tone>> = {
  notAsked: 'neutral',
  waiting: 'info',
  dueSoon: 'warning',
  overdue: 'danger',
  received: 'success',
};

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && value ? value : null;

export const stateOfStatement = (record: StoredRecord, today: string): StatementState =>
  statementState(
    {
      dueOn: String(record['dueOn']),
      receivedOn: dayOf(record['receivedOn']),
      requestedOn: dayOf(record['requestedOn']),
    },
    today,
  );

/** What doctors and employers owe, how late they are, and one press for what has come. */
export default function StatementsPanel({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <ChildPanel
        resource={tpdStatement}
        owner={{ id }}
        buttons={(record) => <StatementButtons record={record} />}
      />
      <Chases id={id} />
    </Suspense>
  );
}

function StatementButtons({ record }: { record: StoredRecord }) {
  const { zone } = useSession();
  const refetch = useRefetch(tpdStatement);
  const today = todayIn(zone);
  const state = stateOfStatement(record, today);
  const put = async (values: object) => {
    try {
      await api.put(`/app/${tpdStatement.base}/${record.id}`, {
        ...values,
        concurrencyStamp: record.concurrencyStamp,
      });
      toast.success(saved.section);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
  };
  const mayWrite = may(tpdStatement, record, 'update');
  return (
    <>
      <StatusChip tone={tones[state]}>{statementStates[state]}</StatusChip>
      {mayWrite && state === 'notAsked' && (
        <Button size="small" onClick={() => void put({ requestedOn: today })}>
          Requested today
        </Button>
      )}
      {mayWrite && state !== 'notAsked' && state !== 'received' && (
        <Button size="small" onClick={() => void put({ receivedOn: today })}>
          Received today
        </Button>
      )}
    </>
  );
}

type Chase = { readonly id: string; readonly creationTime: string; readonly destination: string };

function Chases({ id }: { id: string }) {
  const { dateFormat } = useSession();
  const { rows } = useChildRows<Chase>(tpdStatementChase, id);
  if (!rows?.length)
    return (
      <p className="soft">
        Whoever was asked is written to a week before the due day, on it, and one and two weeks
        after.
      </p>
    );
  return (
    <p className="soft">
      Chased:{' '}
      {rows
        .map(
          ({ creationTime, destination }) =>
            `${formatDate(creationTime.slice(0, 10), dateFormat)} ${destination}`,
        )
        .join('; ')}
      .
    </p>
  );
}
