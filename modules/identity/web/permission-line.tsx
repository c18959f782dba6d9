import type { AbilityRow } from '#kernel/domain';
import { StatusChip } from '#kernel/web';
import { holds, standing, toggle } from './permission-changes.ts';
import type { PermissionChanges } from './permission-changes.ts';
import { changesIn, permissionColumns } from './permission-table.ts';
import type { PermissionLine as Line } from './permission-table.ts';
import { distinctTexts, permissionText } from './permission-words.ts';

type Props = {
  line: Line;
  role: string;
  changes: PermissionChanges;
  /** Null: only to look at. */
  change: ((next: PermissionChanges) => void) | null;
};

export function PermissionLine({ line, role, changes, change }: Props) {
  const { granted, revoked } = changesIn(line, changes);
  const texts = distinctTexts(line.others);

  const box = (row: AbilityRow, text = permissionText(row.ability)) => (
    <input
      type="checkbox"
      className="permission-box"
      data-standing={standing(row.ability, changes)}
      aria-label={`${line.label}: ${text}`}
      checked={holds(row, role, changes)}
      disabled={!change}
      onChange={() => change?.(toggle(row, role, changes))}
    />
  );

  return (
    <tr>
      <th scope="row">
        {line.label} {granted > 0 && <StatusChip tone="success">{`${granted} granted`}</StatusChip>}
        {revoked > 0 && <StatusChip tone="danger">{`${revoked} taken away`}</StatusChip>}
      </th>
      {permissionColumns.map((column) => {
        const row = line.columns[column];
        return <td key={column}>{row && box(row)}</td>;
      })}
      <td>
        {line.others.map((row) => (
          <label key={row.ability}>
            {box(row, texts.get(row.ability))} {texts.get(row.ability)}
          </label>
        ))}
      </td>
    </tr>
  );
}
