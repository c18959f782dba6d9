import { PlusOutlined, TeamOutlined } from '@ant-design/icons';
import { can } from '#kernel/domain';
import {
  EmptyState,
  FieldInput,
  PageHeader,
  PageTitle,
  panelText,
  todayIn,
  useSession,
} from '#kernel/web';
import { Alert, Button, Input, Segmented, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { activityTypes, relationshipActivity } from '../../domain/index.ts';
import { ActivityItem } from './activity-item.tsx';
import './relations.css';
import { useActivities } from './use-activities.ts';

const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const every = 'all';
const kinds = [
  { value: every, label: 'Everything' },
  ...Object.entries(activityTypes).map(([value, label]) => ({ value, label })),
];

/** S-035: what was said and agreed with customers, the latest first. */
export function ActivityPage() {
  const { actor, zone } = useSession();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    ['type', 'companyId', 'filterText'].flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  const set = (key: string, value: string | null) => {
    const { [key]: _, ...others } = filter;
    setParams(value ? { ...others, [key]: value } : others, { replace: true });
  };
  const found = useActivities(filter);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const total = found.data?.pages[0]?.totalCount;
  const isFiltered = Object.keys(filter).length > 0;
  const add = can(actor, 'relationshipActivity.create') && (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => {
        const preset = filter.companyId ? `?companyId=${filter.companyId}` : '';
        void navigate(`/view/relationship-activities/add${preset}`);
      }}
    >
      Add Activity
    </Button>
  );

  return (
    <div className="page">
      <PageTitle>Relationship Activity List</PageTitle>
      <PageHeader
        title="Relationship Activities"
        meta={total !== undefined && `${total} in all`}
        actions={add}
      />
      <div className="toolbar">
        <Input
          type="search"
          className="activity-search"
          aria-label="Search"
          placeholder="Search subject and note"
          allowClear
          maxLength={200}
          defaultValue={filter.filterText}
          onChange={({ target }) => !target.value && set('filterText', null)}
          onPressEnter={({ currentTarget }) => set('filterText', currentTarget.value)}
          onBlur={({ target }) => set('filterText', target.value)}
        />
        <Suspense>
          <div className="activity-company">
            <FieldInput
              field={relationshipActivity.fields.companyId}
              value={filter.companyId ?? null}
              placeholder="All companies"
              onChange={(id) => set('companyId', id as string | null)}
            />
          </div>
        </Suspense>
        <span className="spring" />
        <Segmented
          aria-label="Type"
          options={kinds}
          value={filter.type ?? every}
          onChange={(kind) => set('type', kind === every ? null : kind)}
        />
      </div>
      {found.error && <Alert type="error" showIcon title={panelText(found.error)} />}
      {found.isPending && <Skeleton active />}
      {found.data && !items.length && (
        <EmptyState
          icon={<TeamOutlined />}
          title={isFiltered ? 'No result found' : 'No data found'}
          text={
            isFiltered
              ? 'Try another type or company.'
              : 'Note a call or a meeting, so that your colleagues know what was agreed.'
          }
          action={isFiltered ? <Button onClick={() => setParams({})}>Show everything</Button> : add}
        />
      )}
      {items.length > 0 && (
        <ol className="timeline">
          {items.flatMap((activity, index) => {
            const month = monthOf(activity.activityDate);
            const before = items[index - 1];
            return [
              ...(!before || monthOf(before.activityDate) !== month
                ? [
                    <li key={month} className="timeline-month">
                      <h2>{month}</h2>
                    </li>,
                  ]
                : []),
              <ActivityItem key={activity.id} activity={activity} today={todayIn(zone)} />,
            ];
          })}
        </ol>
      )}
      {found.hasNextPage && (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
    </div>
  );
}
