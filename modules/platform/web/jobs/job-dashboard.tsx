import { PageHeader, PageTitle, useSession } from '#kernel/web';
import { Tabs } from 'antd';
import { useState } from 'react';
import { jobStates } from '../../domain/index.ts';
import type { JobStateName } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { useGet } from '../parts/use-get.ts';
import { JobTable } from './job-table.tsx';
import { QueueTable, RecurringTable } from './queue-tables.tsx';
import type { QueueRow, RecurringRow } from './queue-tables.tsx';

type Board = { queues: QueueRow[]; recurring: RecurringRow[] };

const states = Object.keys(jobStates) as JobStateName[];
const refreshMs = 5000;

/** own tenant only, unless host. */
export default function JobDashboard() {
  const { actor } = useSession();
  const [tab, setTab] = useState('queues');
  const { data, error, refetch } = useGet<Board>(
    '/app/background-jobs/board',
    {},
    { every: refreshMs },
  );
  const sum = (state: JobStateName) =>
    data?.queues.reduce((total, queue) => total + queue[state], 0) ?? 0;

  return (
    <div className="page">
      <PageTitle>Background Jobs</PageTitle>
      <PageHeader
        title="Background Jobs"
        meta={actor.isHost ? 'Of all tenants' : 'Of your organisation'}
      />
      {error && <Failure error={error} again={refetch} />}
      <dl className="host-figures">
        {states.map((state) => (
          <div key={state} className="host-figure">
            <dt>{jobStates[state]}</dt>
            <dd>{sum(state).toLocaleString('en-AU')}</dd>
          </div>
        ))}
      </dl>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        destroyOnHidden
        items={[
          {
            key: 'queues',
            label: 'Queues',
            children: <QueueTable rows={data?.queues ?? []} isLoading={!data} />,
          },
          ...states.map((state) => ({
            key: state,
            label: jobStates[state],
            children: <JobTable state={state} changed={refetch} />,
          })),
          {
            key: 'recurring',
            label: 'Recurring',
            children: <RecurringTable rows={data?.recurring ?? []} isLoading={!data} />,
          },
        ]}
      />
    </div>
  );
}
