import { PageHeader, PageTitle } from '#kernel/web';
import { HealthChecks } from '#platform/web';
import { Skeleton, Tabs } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Maintenance } from './maintenance.tsx';
import { ExplainAccess } from './explain-access.tsx';

/** R-005, G-112. */
export default function SystemTools() {
  const [params, setParams] = useSearchParams();
  return (
    <div className="page">
      <PageTitle>System Tools</PageTitle>
      <PageHeader title="System Tools" />
      <Tabs
        activeKey={params.get('tab') ?? 'health'}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        items={[
          {
            key: 'health',
            label: 'Health checks',
            children: (
              <Suspense fallback={<Skeleton active />}>
                <HealthChecks />
              </Suspense>
            ),
          },
          { key: 'maintenance', label: 'Maintenance', children: <Maintenance /> },
          { key: 'why', label: 'Why is this hidden?', children: <ExplainAccess /> },
        ]}
      />
    </div>
  );
}
