import { BugOutlined } from '@ant-design/icons';
import { EmptyState, PageHeader, PageTitle, useSession } from '#kernel/web';
import { Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { errorSources, errorStates } from '../../domain/index.ts';
import type { SystemError } from '../../domain/index.ts';
import { Failure } from '../parts/failure.tsx';
import '../parts/host.css';
import { TenantSelect } from '../parts/tenant-select.tsx';
import { useGet } from '../parts/use-get.ts';
import { ErrorTable } from './error-table.tsx';

type State = keyof typeof errorStates;
type Source = keyof typeof errorSources;
type Answer = { items: SystemError[]; totalCount: number };

const pageSize = 20;

/** R-042, S-041. */
export default function SystemErrors() {
  const { actor } = useSession();
  const [state, setState] = useState<State>('open');
  const [source, setSource] = useState<Source>();
  const [tenantId, setTenant] = useState<string>();
  const [filterText, setText] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useGet<Answer>('/app/system-errors', {
    state,
    source,
    tenantId,
    filterText: filterText || undefined,
    maxResultCount: pageSize,
    skipCount: (page - 1) * pageSize,
  });
  const anew =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };

  return (
    <div className="page">
      <PageTitle>System Errors</PageTitle>
      <PageHeader title="System Errors" meta={data && `${data.totalCount} kinds of error`} />
      <p className="soft">
        What went wrong on the server or in a browser, each kind once. Messages are kept without
        names, addresses or other contents.
      </p>
      <div className="toolbar">
        <StateFilter state={state} setState={anew(setState)} />
        <SourceFilter source={source} setSource={anew(setSource)} />
        {actor.isHost && <TenantSelect value={tenantId} onChange={anew(setTenant)} />}
        <Input.Search
          aria-label="Search errors"
          className="host-search"
          allowClear
          placeholder="Message, route or place"
          onSearch={anew(setText)}
        />
      </div>
      {error ? (
        <Failure error={error} again={refetch} />
      ) : (
        <ErrorTable
          items={data?.items ?? []}
          total={data?.totalCount ?? 0}
          page={page}
          setPage={setPage}
          isLoading={isPending}
          refetch={refetch}
          empty={<NoErrors state={state} />}
        />
      )}
    </div>
  );
}

type StateProps = { state: State; setState: (state: State) => void };

const StateFilter = ({ state, setState }: StateProps) => (
  <Segmented<State>
    aria-label="State"
    value={state}
    options={Object.entries(errorStates).map(([value, label]) => ({
      value: value as State,
      label,
    }))}
    onChange={setState}
  />
);

type SourceProps = { source: Source | undefined; setSource: (source: Source | undefined) => void };

const SourceFilter = ({ source, setSource }: SourceProps) => (
  <Select<Source>
    aria-label="Source"
    className="host-filter"
    allowClear
    placeholder="Server and browser"
    value={source ?? null}
    onChange={setSource}
    options={Object.entries(errorSources).map(([value, label]) => ({ value, label }))}
  />
);

const NoErrors = ({ state }: { state: State }) => (
  <EmptyState
    icon={<BugOutlined />}
    title={state === 'open' ? 'No unresolved errors' : 'Nothing found'}
    text="Errors are written down here by themselves when something unexpected happens."
  />
);
