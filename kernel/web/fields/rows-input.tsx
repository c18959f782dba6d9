import type { InputProps } from './input-props.ts';
import { RowsTable } from './rows-table.tsx';
import type { EditedRow } from './rows-table.tsx';

/** Rows of an action's input inside a form or dialog. */
export function RowsInput({ field, value, onChange, disabled }: InputProps<readonly EditedRow[]>) {
  const columns = Object.entries(field.rowFields ?? {}).map(([key, asked]) => ({
    head: asked.label,
    cell: () => [key, asked] as const,
  }));
  return (
    <RowsTable
      noun="row"
      columns={columns}
      rows={value ?? []}
      change={(rows) => onChange?.(rows)}
      newRow={() => ({})}
      disabled={disabled ?? false}
    />
  );
}
