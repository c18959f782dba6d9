import { moduleNameOf, recordPathOf, formatDate } from '#kernel/domain';
import { api, EmptyState, panelText, TabLink, TableFrame, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Checkbox, Input, Pagination, Select, Skeleton } from 'antd';
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
import { DisposeButton } from './dispose-button.tsx';

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
  const { data, error, refetch } = useDueCases(asked);
  return (
    <section>
      <h3>Cases whose time is over</h3>
      <Filters asked={asked} ask={ask} />
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <FoundCases
          found={data}
          page={asked.page}
          turn={(page) => ask({ ...asked, page })}
          again={() => void refetch()}
        />
      )}
    </section>
  );
}

const heads = [
  '',
  'Case',
  'Type',
  'Closed on',
  'Kept until',
  'Files',
  'Mails',
  'What stays, and why',
];

type FoundProps = { found: Found; page: number; turn: (page: number) => void; again: () => void };

function FoundCases({ found, page, turn, again }: FoundProps) {
  const { items, totalCount, free, kept } = found;
  const [marked, mark] = useState<readonly string[]>([]);
  const chosen = items.filter(({ id, mayGo }) => mayGo && marked.includes(id));
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
          <DueLine
            key={one.id}
            one={one}
            isChosen={chosen.includes(one)}
            choose={(isChosen) =>
              mark([...marked.filter((id) => id !== one.id), ...(isChosen ? [one.id] : [])])
            }
          />
        ))}
      </TableFrame>
      <DisposeButton
        caseIds={chosen.map(({ id }) => id)}
        done={() => {
          mark([]);
          again();
        }}
      />
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

type LineProps = { one: DueCase; isChosen: boolean; choose: (isChosen: boolean) => void };

function DueLine({ one, isChosen, choose }: LineProps) {
  const { actor } = useSession();
  const type = caseTypeOf(one.caseType);
  const fromModule = type ? moduleNameOf(type.resource) : null;
  const path = recordPathOf(actor, { fromModule, objectId: one.id });
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={`Choose ${one.caseNo}`}
          disabled={!one.mayGo}
          checked={isChosen}
          onChange={({ target }) => choose(target.checked)}
        />
      </td>
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
