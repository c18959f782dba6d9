import type { ComponentType } from 'react';
import type { InputProps } from './input-props.ts';
import { RowsTable } from './rows-table.tsx';
import type { EditedRow } from './rows-table.tsx';

type Props = InputProps<readonly EditedRow[]> & { Input: ComponentType<InputProps<unknown>> };

/** Rows of an action's input inside a form or dialog. */
export function RowsInput({ field, id, value, onChange, disabled, Input }: Props) {
  const columns = Object.entries(field.rowFields ?? {}).map(([key, asked]) => ({
    head: asked.label,
    cell: () => [key, asked] as const,
  }));
  return (
    <RowsTable
      noun="row"
      {...(id && { id })}
      Input={Input}
      columns={columns}
      rows={value ?? []}
      change={(rows) => onChange?.(rows)}
      newRow={() => ({})}
      disabled={disabled ?? false}
    />
  );
}
