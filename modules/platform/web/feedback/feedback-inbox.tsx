import { MessageOutlined } from '@ant-design/icons';
import { EmptyState, PageHeader, PageTitle, StatusChip, useSession } from '#kernel/web';
import type { Tone } from '#kernel/web';
import { Button, Input, Segmented, Select, Table } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { feedbackCategories } from '../../domain/index.ts';
import type { FeedbackCategory, FeedbackItem } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { Moment } from '../parts/date-and-time.tsx';
import { TenantSelect } from '../parts/tenant-select.tsx';
import { useGet } from '../parts/use-get.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

const tones: Readonly<Record<FeedbackCategory, Tone>> = {
  idea: 'info',
  problem: 'danger',
  question: 'warning',
  praise: 'success',
};

const size = 20;
type Answer = { items: FeedbackItem[]; totalCount: number };

/** Of the own tenant, or of all tenants for the host. */
export default function FeedbackInbox() {
  const { actor } = useSession();
  const [state, setState] = useState<'unread' | 'all'>('unread');
  const [category, setCategory] = useState<FeedbackCategory>();
  const [tenantId, setTenant] = useState<string>();
  const [filterText, setText] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<FeedbackItem | null>(null);
  const { data, error, isPending, refetch } = useGet<Answer>('/app/feedback/inbox', {
    state,
    category,
    tenantId,
    filterText: filterText || undefined,
    maxResultCount: size,
    skipCount: (page - 1) * size,
  });
  const anew =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };

  return (
    <div className="page">
      <PageTitle>Feedback</PageTitle>
      <PageHeader
        title="Feedback"
        meta={data && `${data.totalCount} ${state === 'unread' ? 'unread' : 'in all'}`}
        actions={<Link to="/view/send-feedback">Send feedback</Link>}
      />
      <div className="toolbar">
        <Segmented
          aria-label="State"
          value={state}
          options={[
            { value: 'unread', label: 'Unread' },
            { value: 'all', label: 'All' },
          ]}
          onChange={anew((next) => setState(next as 'unread' | 'all'))}
        />
        <Select<FeedbackCategory>
          aria-label="Category"
          className="host-filter"
          allowClear
          placeholder="Every category"
          value={category ?? null}
          onChange={anew(setCategory)}
          options={Object.entries(feedbackCategories).map(([value, label]) => ({ value, label }))}
        />
        {actor.isHost && <TenantSelect value={tenantId} onChange={anew(setTenant)} />}
        <Input.Search
          aria-label="Search feedback"
          className="host-search"
          allowClear
          placeholder="Search feedback"
          onSearch={anew(setText)}
        />
      </div>
      {error ? (
        <Failure error={error} again={refetch} />
      ) : (
        <Table<FeedbackItem>
          className="plain-table"
          rowKey="id"
          loading={isPending}
          dataSource={data?.items ?? []}
          pagination={{
            current: page,
            pageSize: size,
            total: data?.totalCount ?? 0,
            onChange: setPage,
            hideOnSinglePage: true,
          }}
          locale={{
            emptyText: (
              <EmptyState
                icon={<MessageOutlined />}
                title={state === 'unread' ? 'Everything has been read' : 'No feedback yet'}
                text="People send it from the help menu, on any page."
                {...(state === 'unread' && {
                  action: <Button onClick={() => setState('all')}>Show all feedback</Button>,
                })}
              />
            ),
          }}
          columns={[
            {
              title: 'Received',
              width: 170,
              render: (_, item) => <Moment at={item.creationTime} />,
            },
            {
              title: 'About',
              width: 120,
              render: (_, { category: about }) => (
                <StatusChip tone={tones[about]}>{feedbackCategories[about]}</StatusChip>
              ),
            },
            {
              title: 'Feedback',
              render: (_, item) => (
                <div className="host-two-lines">
                  <Button
                    type="link"
                    size="small"
                    className="host-open"
                    onClick={() => setOpen(item)}
                  >
                    {item.readTime ? item.subject : <strong>{item.subject}</strong>}
                  </Button>
                  <span>{item.message.slice(0, 140)}</span>
                </div>
              ),
            },
            {
              title: 'From',
              width: 240,
              render: (_, item) => (
                <div className="host-two-lines">
                  <span>{item.senderName ?? '–'}</span>
                  {actor.isHost && <span>{item.tenantName}</span>}
                </div>
              ),
            },
          ]}
        />
      )}
      {open && (
        <FeedbackDialog
          item={open}
          close={(isChanged) => {
            setOpen(null);
            if (isChanged) void refetch();
          }}
        />
      )}
    </div>
  );
}
