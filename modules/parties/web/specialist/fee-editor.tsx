import { check, inputSchema } from '#kernel/domain';
import type { Field, Fields } from '#kernel/domain';
import { firstTrouble, RowsEditor, todayIn, useSession } from '#kernel/web';
import type { EditedRow, RowColumn, RowTrouble } from '#kernel/web';
import {
  changeFees,
  feeBasis,
  feeRowFields,
  feeTableProblem,
  matterKinds,
  specialistRefusals,
} from '../../domain/index.ts';
import type { FeeArrangement, FeeRow, MatterKind } from '../../domain/index.ts';

type Props = {
  arrangement: FeeArrangement;
  rows: readonly FeeRow[];
  save: (rows: unknown[]) => Promise<void>;
  cancel: () => void;
};

const fields: Fields = feeRowFields;
const columns = ['serviceType', 'serviceItem', 'matterKind', 'fee', 'effectiveFrom', 'effectiveTo'];

const isMatter = (value: unknown): value is MatterKind =>
  typeof value === 'string' && Object.hasOwn(matterKinds, value);

const isSplit = (row: EditedRow, arrangement: FeeArrangement): boolean =>
  isMatter(row['matterKind']) && feeBasis(arrangement, row['matterKind']) === 'split';

/** What the wire takes: one of the two, by the arrangement. */
function rowOf(row: EditedRow, arrangement: FeeArrangement): EditedRow {
  const keys = Object.keys(fields).filter((key) => key !== 'amount' && key !== 'splitPercent');
  const paid = isSplit(row, arrangement) ? 'splitPercent' : 'amount';
  return {
    ...(row['id'] ? { id: row['id'] } : {}),
    ...Object.fromEntries(keys.map((key) => [key, row[key] ?? null])),
    amount: null,
    splitPercent: null,
    [paid]: row[paid] ?? null,
  };
}

function troubleOf(arrangement: FeeArrangement, items: readonly EditedRow[]): RowTrouble | null {
  const checked = check(inputSchema(changeFees.input), { items });
  if (!checked.ok) return firstTrouble(checked.errors);
  const problem = feeTableProblem(arrangement, checked.value['items'] as FeeRow[]);
  const refusals: Readonly<Record<string, { message: string }>> = specialistRefusals;
  return problem && { row: problem.row, text: refusals[problem.code]?.message ?? problem.code };
}

/** C-220, B-180: the whole table at once; the arrangement decides between share and amount. */
export function FeeEditor({ arrangement, rows, save, cancel }: Props) {
  const { zone } = useSession();
  const cellOf = (row: EditedRow, column: string): readonly [string, Field] => {
    const paid = isSplit(row, arrangement) ? 'splitPercent' : 'amount';
    const key = column === 'fee' ? paid : column;
    return [key, fields[key] as Field];
  };
  const shown = columns.map((column): RowColumn => ({
    head: column === 'fee' ? 'Fee' : (fields[column]?.label ?? ''),
    cell: (row) => cellOf(row, column),
  }));
  const wire = (table: readonly EditedRow[]) => table.map((row) => rowOf(row, arrangement));
  return (
    <RowsEditor
      noun={['fee', 'fees']}
      columns={shown}
      rows={rows}
      newRow={(table) => ({
        serviceType: table.at(-1)?.['serviceType'] ?? 'ime',
        matterKind: 'gazette',
        effectiveFrom: todayIn(zone),
      })}
      problem={(table) => troubleOf(arrangement, wire(table))}
      save={(table) => save(wire(table))}
      cancel={cancel}
    />
  );
}
