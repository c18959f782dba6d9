import { can } from '#kernel/domain';
import { EmptyState, panelText, spoken, TabLink, useSession } from '#kernel/web';
import { Button, Input, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { changeClaimants, mt } from '../../domain/index.ts';
import { BulkBar, countOf } from './bulk-bar.tsx';
import type { Chosen } from './bulk-bar.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import { ClaimantsTable } from './claimants-table.tsx';
import { rowsOnPage, useClaimants } from './use-claimants.ts';
import type { ClaimantFilter, Counts } from './use-claimants.ts';
import './mass-torts.css';

const everything: ClaimantFilter = { caseStatus: null, filterText: '' };
const nothing: Chosen = { ids: [] };

/** Counts by status that filter, the claimants themselves, and what is done with many of them. */
export function ClaimantsPanel({ campaignId }: { campaignId: string }) {
  const { actor } = useSession();
  const [filter, setFilter] = useState(everything);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Chosen>(nothing);
  const [outcome, setOutcome] = useState<string | null>(null);
  const { data, error, counts, refetch } = useClaimants(campaignId, filter, page);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data || !counts) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const narrow = (more: Partial<ClaimantFilter>) => {
    setFilter({ ...filter, ...more });
    setPage(1);
    setChosen(nothing);
  };
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const before = 'ids' in chosen ? chosen.ids : data.items.map(({ id }) => id);
    const others = before.filter((id) => !ids.includes(id));
    setChosen({ ids: isChosen ? [...others, ...ids] : others });
  };
  return (
    <>
      <StatusCounts counts={counts} chosen={filter.caseStatus} choose={narrow} />
      <Tools campaignId={campaignId} search={(filterText) => narrow({ filterText })} />
      {countOf(chosen) > 0 && (
        <BulkBar
          chosen={chosen}
          total={data.totalCount}
          chooseAll={() => setChosen({ filter: { ...filter, campaignId }, count: data.totalCount })}
          clear={() => setChosen(nothing)}
          ended={(taskId) => {
            setOutcome(taskId);
            void refetch();
          }}
        />
      )}
      {outcome && <BulkOutcome taskId={outcome} close={() => setOutcome(null)} />}
      {data.items.length ? (
        <ClaimantsTable
          rows={data.items}
          isChosen={(id) => ('ids' in chosen ? chosen.ids.includes(id) : true)}
          choose={choose}
          mayChoose={can(actor, changeClaimants.ability)}
        />
      ) : (
        <EmptyState
          title={counts.total ? 'No claimant is found' : 'No claimants yet'}
          text={counts.total ? 'Choose another status or search for something else.' : undefined}
        />
      )}
      <Pages current={page} total={data.totalCount} open={setPage} />
    </>
  );
}

type CountsProps = {
  counts: Counts;
  chosen: string | null;
  choose: (filter: Pick<ClaimantFilter, 'caseStatus'>) => void;
};

const StatusCounts = ({ counts, chosen, choose }: CountsProps) => (
  <div className="claimant-counts" role="group" aria-label="Claimants by status">
    {[{ status: null, label: 'All', count: counts.total }, ...counts.counts].map(
      ({ status, label, count }) => (
        <Button
          key={status ?? 'all'}
          type={status === chosen ? 'primary' : 'default'}
          aria-pressed={status === chosen}
          onClick={() => choose({ caseStatus: status })}
        >
          {label} {count}
        </Button>
      ),
    )}
  </div>
);

type PagesProps = { current: number; total: number; open: (page: number) => void };

const Pages = ({ current, total, open }: PagesProps) =>
  total > rowsOnPage && (
    <Pagination
      size="small"
      className="claimants-pages"
      current={current}
      pageSize={rowsOnPage}
      showSizeChanger={false}
      total={total}
      onChange={open}
    />
  );

type ToolsProps = { campaignId: string; search: (text: string) => void };

const Tools = ({ campaignId, search }: ToolsProps) => (
  <div className="claimants-tools">
    <Input.Search
      allowClear
      className="claimants-search"
      placeholder="Number, name or claim"
      aria-label={spoken('Search claimants')}
      onSearch={(text) => search(text.trim())}
    />
    <Links campaignId={campaignId} />
  </div>
);

/** The form for one claimant; a sheet of them is imported from the list. */
function Links({ campaignId }: { campaignId: string }) {
  const { actor } = useSession();
  const query = `campaignId=${campaignId}`;
  return (
    <span className="claimants-links">
      {can(actor, `${mt.name}.create`) && (
        <TabLink to={`/view/${mt.segment}/add?${query}`}>{spoken('Add claimant')}</TabLink>
      )}
      <TabLink to={`/view/${mt.segment}?${query}`}>
        {can(actor, `${mt.name}.import`) ? 'Open as list, import, export' : 'Open as list'}
      </TabLink>
    </span>
  );
}
