import type { AnyAction } from '#kernel/domain';
import { ActionDialog, EmptyState, panelText } from '#kernel/web';
import { Button, Pagination, Progress, Segmented, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { bankLineStatuses, ignoreLine } from '../../domain/index.ts';
import type { BankLineStatus, MatchedLine, ShownMatching } from '../../domain/index.ts';
import './bank.css';
import { MatchDialog } from './match-dialog.tsx';
import { MatchingRow } from './matching-row.tsx';
import { pageOfLines, useMatching } from './use-matching.ts';

const ignoreAction: AnyAction = ignoreLine;

/** The lines of a statement: accept, change, ignore, undo, or all sure ones at once. */
export function MatchingPanel({ statementId }: { statementId: string }) {
  const [status, setStatus] = useState<BankLineStatus>('open');
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<MatchedLine | null>(null);
  const [ignored, setIgnored] = useState<MatchedLine | null>(null);
  const matching = useMatching(statementId, status, page);
  const { data, error, match, ignore } = matching;
  if (error && !data) return <p className="soft">{panelText(error)}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      <Toolbar
        counts={data.counts}
        status={status}
        share={matching.share}
        change={(next) => {
          setStatus(next);
          setPage(0);
        }}
        acceptSure={() => void matching.acceptSure()}
      />
      <Lines
        lines={data.items}
        empty={status === 'open' ? 'Everything is matched' : 'No lines here'}
        matching={matching}
        choose={setChosen}
        ignore={setIgnored}
      />
      {data.totalCount > pageOfLines && (
        <Pagination
          current={page + 1}
          pageSize={pageOfLines}
          total={data.totalCount}
          showSizeChanger={false}
          onChange={(next) => setPage(next - 1)}
        />
      )}
      <Suspense>
        {chosen && (
          <MatchDialog
            line={chosen}
            match={(one) => match(chosen.id, one)}
            close={() => setChosen(null)}
          />
        )}
        {ignored && (
          <ActionDialog
            action={ignoreAction}
            run={async ({ reason }) => {
              if (await ignore(ignored.id, String(reason))) setIgnored(null);
            }}
            close={() => setIgnored(null)}
          />
        )}
      </Suspense>
    </>
  );
}

type LinesProps = {
  lines: readonly MatchedLine[];
  empty: string;
  matching: ReturnType<typeof useMatching>;
  choose: (line: MatchedLine) => void;
  ignore: (line: MatchedLine) => void;
};

const Lines = ({ lines, empty, matching, choose, ignore }: LinesProps) =>
  lines.length ? (
    <div className="bank-lines" role="grid" aria-label="Lines of the statement">
      {lines.map((line) => (
        <MatchingRow
          key={line.id}
          line={line}
          isBusy={matching.busy === line.id}
          accept={() => line.proposals[0] && void matching.match(line.id, line.proposals[0])}
          choose={() => choose(line)}
          ignore={() => ignore(line)}
          undo={() => void matching.undo(line.id)}
        />
      ))}
    </div>
  ) : (
    <EmptyState title={empty} />
  );

type ToolbarProps = {
  counts: ShownMatching['counts'];
  status: BankLineStatus;
  share: number | null;
  change: (status: BankLineStatus) => void;
  acceptSure: () => void;
};

function Toolbar({ counts, status, share, change, acceptSure }: ToolbarProps) {
  const names = Object.keys(bankLineStatuses) as BankLineStatus[];
  const done = counts.matched + counts.ignored;
  const percent = Math.round((100 * done) / Math.max(1, done + counts.open));
  return (
    <div className="toolbar">
      <Segmented
        aria-label="Which lines"
        options={names.map((one) => ({
          value: one,
          label: `${bankLineStatuses[one]} (${counts[one]})`,
        }))}
        value={status}
        onChange={change}
      />
      <Progress
        percent={share === null ? percent : Math.round(share * 100)}
        aria-label="Lines that are done"
        style={{ width: 160, margin: 0 }}
      />
      {counts.debits > 0 && (
        <span className="soft">{counts.debits} lines took money out and are left aside.</span>
      )}
      <span className="spring" />
      <Button type="primary" disabled={!counts.sure} loading={share !== null} onClick={acceptSure}>
        Accept {counts.sure} sure
      </Button>
    </div>
  );
}
