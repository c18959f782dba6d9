import { DatabaseOutlined } from '@ant-design/icons';
import { api, confirm, PageHeader, PageTitle, StatusChip } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { Alert, Button, Table } from 'antd';
import { useState } from 'react';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { Moment } from '../parts/date-and-time.tsx';
import { useGet } from '../parts/use-get.ts';
import { useRun } from '../parts/use-run.ts';

type Migration = {
  name: string;
  appliedAt: string | null;
  state: 'applied' | 'changed' | 'waiting' | 'missing';
};
type Outcome = { applied: number; failed: number; failures: { name: string; error: string }[] };

const states: Readonly<Record<Migration['state'], readonly [tone: Tone, text: string]>> = {
  applied: ['success', 'Applied, checksum matches'],
  changed: ['danger', 'File was changed since'],
  waiting: ['warning', 'Not applied yet'],
  missing: ['warning', 'File is missing'],
};

/** R-046, B-030. */
export default function DbMigration() {
  const { data, error, isPending, refetch } = useGet<{ items: Migration[] }>('/app/migration');
  const { running, run } = useRun();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const migrate = async () => {
    const text = 'Write all stored procedures again? Nothing that is kept is changed by it.';
    if (!(await confirm({ text, yes: 'Write them again' }))) return;
    await run('migrate', async () => {
      const done = await api.post<Outcome>('/app/migration/stored-procedures');
      setOutcome(done);
      return done.failed === 0
        ? `Stored procedures have been migrated: ${done.applied} written.`
        : `${done.applied} written, ${done.failed} could not be written.`;
    });
    await refetch();
  };

  return (
    <div className="page">
      <PageTitle>Database Migration</PageTitle>
      <PageHeader
        title="Database Migration"
        meta={data && `${data.items.length} migrations`}
        actions={
          <Button
            type="primary"
            icon={<DatabaseOutlined />}
            loading={running !== null}
            onClick={() => void migrate()}
          >
            Migrate stored procedures
          </Button>
        }
      />
      <p className="soft">
        Functions and triggers of the database are written again as this version of the product has
        them. It may be done at any time, and twice does no harm.
      </p>
      {outcome && (
        <Alert
          className="banner"
          showIcon
          type={outcome.failed ? 'warning' : 'success'}
          title={`${outcome.applied} stored procedures written, ${outcome.failed} failed.`}
          description={outcome.failures.map((each) => `${each.name}: ${each.error}`).join('\n')}
        />
      )}
      {error ? (
        <Failure error={error} again={refetch} />
      ) : (
        <MigrationTable items={data?.items ?? []} isLoading={isPending} />
      )}
    </div>
  );
}

type TableProps = { items: readonly Migration[]; isLoading: boolean };

const MigrationTable = ({ items, isLoading }: TableProps) => (
  <Table<Migration>
    className="plain-table"
    size="small"
    rowKey="name"
    loading={isLoading}
    pagination={false}
    dataSource={items.toReversed()}
    columns={[
      {
        title: 'Migration',
        render: (_, { name }) => <span className="code">{name}</span>,
      },
      {
        title: 'Applied',
        width: 200,
        render: (_, { appliedAt }) => <Moment at={appliedAt} />,
      },
      {
        title: 'State',
        width: 260,
        render: (_, { state }) => (
          <StatusChip tone={states[state][0]}>{states[state][1]}</StatusChip>
        ),
      },
    ]}
  />
);
