import { moduleNameOf, recordPathOf, formatDate } from '#kernel/domain';
import { api, EmptyState, panelText, TabLink, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Input, Pagination, Select, Skeleton } from 'antd';
import { useState } from 'react';
import {
  caseTypeNames,
  caseTypeOf,
  dueCasesPageSize,
  dueStandings,
  overdueText,
  readDueCases,
} from '../../domain/index.ts';
import type { DueCase } from '../../domain/index.ts';

type Asked = {
  readonly caseType?: string | undefined;
  readonly standing?: string | undefined;
  readonly filterText?: string;
  readonly page: number;
};

type Found = {
  readonly totalCount: number;
  readonly free: number;
  readonly kept: number;
  readonly items: readonly DueCase[];
};

const useDueCases = ({ page, ...asked }: Asked) =>
  useQuery({
    queryKey: ['dueCases', asked, page],
    staleTime: 0,
    queryFn: ({ signal }) => {
      const filters = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
      const skipCount = (page - 1) * dueCasesPageSize;
      return api.get<Found>(readDueCases.path, { ...filters, skipCount }, signal);
    },
  });

const optionsOf = (choices: object) =>
  Object.entries(choices).map(([value, label]: [string, string]) => ({ value, label }));

type FiltersProps = { asked: Asked; ask: (asked: Asked) => void };

function Filters({ asked, ask }: FiltersProps) {
  return (
    <div className="toolbar">
      <Select
        aria-label="Case type"
        placeholder="All case types"
        allowClear
        popupMatchSelectWidth={false}
        options={optionsOf(caseTypeNames)}
        value={asked.caseType}
        onChange={(caseType?: string) => ask({ ...asked, caseType, page: 1 })}
      />
      <Select
        aria-label="Standing"
        placeholder="May go or not"
        allowClear
        popupMatchSelectWidth={false}
        options={optionsOf(dueStandings)}
        value={asked.standing}
        onChange={(standing?: string) => ask({ ...asked, standing, page: 1 })}
      />
      <Input.Search
        className="retention-search"
        aria-label="Case number"
        placeholder="Case number"
        allowClear
        onSearch={(text) => ask({ ...asked, filterText: text.trim(), page: 1 })}
      />
    </div>
  );
}

/** A preview: nothing goes by looking at it. */
export function DueCases() {
  const [asked, ask] = useState<Asked>({ page: 1 });
  const { data, error } = useDueCases(asked);
  return (
    <section>
      <h3>Cases whose time is over</h3>
      <Filters asked={asked} ask={ask} />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <FoundCases found={data} page={asked.page} turn={(page) => ask({ ...asked, page })} />
      )}
    </section>
  );
}

const heads = ['Case', 'Type', 'Closed on', 'Kept until', 'Files', 'Mails', 'What stays, and why'];

type FoundProps = { found: Found; page: number; turn: (page: number) => void };

function FoundCases({ found: { items, totalCount, free, kept }, page, turn }: FoundProps) {
  if (!items.length) {
    return (
      <EmptyState title="Nothing is due" text="Cases appear here when their years are over." />
    );
  }
  return (
    <>
      <p className="soft">
        {overdueText(free + kept)}. {free} may go; something is in the way of {kept}.
      </p>
      <TableFrame label="Cases whose time is over" heads={heads}>
        {items.map((one) => (
          <DueLine key={one.id} one={one} />
        ))}
      </TableFrame>
      {totalCount > dueCasesPageSize && (
        <Pagination
          current={page}
          pageSize={dueCasesPageSize}
          total={totalCount}
          showSizeChanger={false}
          onChange={turn}
        />
      )}
    </>
  );
}

function DueLine({ one }: { one: DueCase }) {
  const { actor } = useSession();
  const type = caseTypeOf(one.caseType);
  const fromModule = type ? moduleNameOf(type.resource) : null;
  const path = recordPathOf(actor, { fromModule, objectId: one.id });
  return (
    <tr>
      <td>{path ? <TabLink to={path}>{one.caseNo}</TabLink> : one.caseNo}</td>
      <td>{type?.resource.label[0] ?? one.caseType}</td>
      <td>{formatDate(one.closedOn)}</td>
      <td>{formatDate(one.keptUntil)}</td>
      <td>{one.files}</td>
      <td>{one.mails}</td>
      <td>
        {one.stays.map(({ what, why }) => (
          <div key={`${what} ${why}`}>
            {what}: {why}
          </div>
        ))}
      </td>
    </tr>
  );
}
