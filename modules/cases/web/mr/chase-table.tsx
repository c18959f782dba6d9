import { formatDate } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { TabLink, TableFrame, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { mr, recordRequestTypes } from '../../domain/index.ts';
import type { ChaseRow } from '../../domain/index.ts';
import { chaseKey, chaseKeys } from './chase-keys.ts';
import { verbOf } from './item-verbs.ts';
import type { VerbName } from './item-verbs.ts';
import './medical-records.css';
import { DueCell } from './requests-table.tsx';

type Props = {
  rows: readonly ChaseRow[];
  start: (action: AnyAction, id: string, done: string) => void;
  mayWork: boolean;
};

const heads = ['Provider', 'Case', 'What', 'Due', 'Chased', ''];

export function ChaseTable({ rows, start, mayWork }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const act = (verb: VerbName, row: ChaseRow) => {
    const { action, done } = verbOf(verb);
    if (mayWork) start(action, row.id, done);
  };
  const pressed = (event: KeyboardEvent<HTMLTableRowElement>, at: number) => {
    // Keys of a button or a link in the row are its own.
    if (event.target !== event.currentTarget) return;
    const wish = chaseKey(event, at, rows.length);
    const row = rows[at];
    if (!wish || !row) return;
    event.preventDefault();
    if ('verb' in wish) act(wish.verb, row);
    else frame.current?.querySelectorAll<HTMLElement>('.chase-row')[wish.to]?.focus();
  };
  return (
    <div ref={frame}>
      <TableFrame label="Requests to chase" heads={heads}>
        {rows.map((row, at) => (
          <tr
            key={row.id}
            className="chase-row"
            tabIndex={0}
            aria-label={`${row.providerName}, ${row.caseNo}`}
            onKeyDown={(event) => pressed(event, at)}
          >
            <Cells row={row} />
            <td className="mini-buttons">
              {mayWork &&
                Object.values(chaseKeys).map(({ verb }) => (
                  <Button key={verb} size="small" onClick={() => act(verb, row)}>
                    {verbOf(verb).action.label}
                  </Button>
                ))}
            </td>
          </tr>
        ))}
      </TableFrame>
      {mayWork && (
        <p className="soft chase-hint">
          In a row: ↑ ↓ to move,{' '}
          {Object.entries(chaseKeys).map(([key, { hint }], at) => (
            <span key={key}>
              {at > 0 && ', '}
              <kbd>{key.toUpperCase()}</kbd> {hint}
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

function Cells({ row }: { row: ChaseRow }) {
  const { dateFormat } = useSession();
  return (
    <>
      <td>
        <strong>{row.providerName}</strong>
        {row.providerPhone && (
          <div>
            <a href={`tel:${row.providerPhone}`}>{row.providerPhone}</a>
          </div>
        )}
        <div className="soft">{row.providerEmail}</div>
      </td>
      <td>
        <TabLink to={`/view/${mr.segment}/detail/${row.mrId}`}>{row.caseNo}</TabLink>
        <div>{row.claimantName}</div>
        <div className="soft">{row.company}</div>
      </td>
      <td>{recordRequestTypes[row.requestType]}</td>
      <td>
        <DueCell item={row} />
      </td>
      <td>
        {row.chaseCount > 0 ? `${row.chaseCount}×` : <span className="soft">not yet</span>}
        {row.lastChasedOn && <div className="soft">{formatDate(row.lastChasedOn, dateFormat)}</div>}
      </td>
    </>
  );
}
