import { api, EmptyState, PageHeader, PageTitle, panelText, spoken } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Input, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { reminderKinds, reminderLog } from '../../domain/index.ts';
import type { ReminderKind } from '../../domain/index.ts';
import { NextReminders } from './next-reminders.tsx';
import { ReminderRows } from './reminder-rows.tsx';
import type { ReminderRow } from './reminder-rows.tsx';

const title = 'Reminder Overview';
const kinds = Object.entries(reminderKinds).map(([value, label]) => ({ value, label }));

/** Everything that leaves by itself: what comes next, what was sent, and the way to stop it. */
export default function RemindersPage() {
  const [view, setView] = useState<'next' | 'sent'>('next');
  const [kind, setKind] = useState<ReminderKind | undefined>();
  const [filterText, setText] = useState('');
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <div className="toolbar">
        <Segmented
          value={view}
          options={[
            { value: 'next', label: 'Next' },
            { value: 'sent', label: 'Sent and stopped' },
          ]}
          onChange={(value) => setView(value as typeof view)}
        />
        <Select
          allowClear
          showSearch
          aria-label="What"
          placeholder="Every kind"
          popupMatchSelectWidth={false}
          value={kind ?? null}
          options={kinds.map(({ value, label }) => ({ value, label: spoken(label) }))}
          optionFilterProp="label"
          onChange={(value: ReminderKind | null) => setKind(value ?? undefined)}
        />
        {view === 'sent' && (
          <Input.Search
            allowClear
            aria-label="Search reminders"
            placeholder="About or to"
            onSearch={(words) => setText(words.trim())}
          />
        )}
      </div>
      <section className="card broad">
        {view === 'next' ? (
          <NextReminders kind={kind} />
        ) : (
          <SentReminders kind={kind} filterText={filterText} />
        )}
      </section>
    </div>
  );
}

type SentProps = { kind: ReminderKind | undefined; filterText: string };

function SentReminders({ kind, filterText }: SentProps) {
  const { data, error } = useQuery({
    queryKey: ['reminders', 'sent', kind, filterText],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<{ items: ReminderRow[]; totalCount: number }>(
        `/app/${reminderLog.base}`,
        { ...(kind && { kind }), ...(filterText && { filterText }), maxResultCount: 100 },
        signal,
      ),
  });
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  if (!data.items.length)
    return <EmptyState title="No reminder was sent" text={reminderLog.list.empty} />;
  return (
    <>
      <ReminderRows rows={data.items} />
      {data.totalCount > data.items.length && (
        <p className="soft">{`The last ${data.items.length} of ${data.totalCount}. Search to find older ones.`}</p>
      )}
    </>
  );
}
