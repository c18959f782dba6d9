import { formatDate } from '#kernel/domain';
import type { Tone } from '#kernel/domain';
import { spoken, StatusChip, TabLink, useSession } from '#kernel/web';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { mt } from '../../domain/index.ts';
import type { ClaimantRow } from './use-claimants.ts';

type Props = {
  rows: readonly ClaimantRow[];
  isChosen: (id: string) => boolean;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  /** Nobody who may not change several sees the boxes. */
  mayChoose: boolean;
};

const Chip = ({ field, value }: { field: 'caseStatus' | 'eligibility'; value: string }) => {
  const { choices, tones } = mt.fields[field];
  const words: Readonly<Record<string, string>> = choices;
  const known: Readonly<Record<string, Tone>> = tones;
  return <StatusChip tone={known[value] ?? 'neutral'}>{words[value] ?? value}</StatusChip>;
};

export function ClaimantsTable({ rows, isChosen, choose, mayChoose }: Props) {
  const isWhole = rows.length > 0 && rows.every(({ id }) => isChosen(id));
  return (
    <div className="claimants-scroll">
      <table className="mini-table" aria-label="Claimants">
        <thead>
          <tr>
            {mayChoose && (
              <th scope="col">
                <Checkbox
                  aria-label="Choose this page"
                  checked={isWhole}
                  indeterminate={!isWhole && rows.some(({ id }) => isChosen(id))}
                  onChange={({ target }) =>
                    choose(
                      rows.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
              </th>
            )}
            {['Case', 'Claimant', 'Status', 'Eligibility', 'Person in charge', 'Due'].map(
              (head) => (
                <th key={head} scope="col">
                  {spoken(head)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              box={
                mayChoose && (
                  <Checkbox
                    aria-label={`Choose ${row.caseNo}`}
                    checked={isChosen(row.id)}
                    onChange={({ target }) => choose([row.id], target.checked)}
                  />
                )
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `box` is false where nobody may choose. */
function Row({ row, box }: { row: ClaimantRow; box: ReactNode }) {
  const { dateFormat } = useSession();
  return (
    <tr>
      {box && <td>{box}</td>}
      <td>
        <TabLink to={`/view/${mt.segment}/detail/${row.id}`}>{row.caseNo}</TabLink>
      </td>
      <td>{row.claimantName}</td>
      <td>
        <Chip field="caseStatus" value={row.caseStatus} />
      </td>
      <td>{row.eligibility && <Chip field="eligibility" value={row.eligibility} />}</td>
      <td>{row.picUser?.displayName}</td>
      <td>{formatDate(row.nextDueDate, dateFormat)}</td>
    </tr>
  );
}
