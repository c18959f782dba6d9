import { Button } from 'antd';
import { useState } from 'react';
import { FieldInput } from '../fields/field-input.tsx';
import { RowsTable } from '../fields/rows-table.tsx';
import type { EditedRow, RowColumn, RowTrouble } from '../fields/rows-table.tsx';
import { useUnsaved } from '../tabs/use-unsaved.ts';
import { isKept } from '../api/api-error.ts';
import { refusedRow } from './row-trouble.ts';
import { saved, toast, toastFailure } from '../toast/toast.ts';

type Props = {
  /** What one row is called, and several: `['fee', 'fees']`. */
  noun: readonly [one: string, many: string];
  columns: readonly RowColumn[];
  rows: readonly EditedRow[];
  newRow: (rows: readonly EditedRow[]) => EditedRow;
  /** What is wrong with the rows, and where; null when they may be saved. */
  problem: (rows: readonly EditedRow[]) => RowTrouble | null;
  save: (rows: readonly EditedRow[]) => Promise<void>;
  cancel: () => void;
};

/** The whole list of child rows is changed in place and saved at once. */
export function RowsEditor({ noun, columns, rows, newRow, problem, save, cancel }: Props) {
  const [table, setTable] = useState(rows);
  const [trouble, setTrouble] = useState<RowTrouble | null>(null);
  const [isSaving, setSaving] = useState(false);

  const submit = async (): Promise<boolean> => {
    const found = problem(table);
    setTrouble(found);
    if (found) return false;
    setSaving(true);
    try {
      await save(table);
      toast.success(saved.section);
      return true;
    } catch (error) {
      if (isKept(error)) {
        cancel();
        return true;
      }
      const refused = refusedRow(error);
      setTrouble(refused);
      if (!refused) toastFailure(error);
      setSaving(false);
      return false;
    }
  };
  useUnsaved({ isDirty: true, save: submit });

  return (
    <RowsTable
      noun={noun[0]}
      Input={FieldInput}
      columns={columns}
      rows={table}
      change={(next) => {
        setTrouble(null);
        setTable(next);
      }}
      newRow={() => newRow(table)}
      trouble={trouble}
    >
      <Button onClick={cancel} disabled={isSaving}>
        Cancel
      </Button>
      <Button type="primary" loading={isSaving} onClick={() => void submit()}>
        Save {noun[1]}
      </Button>
    </RowsTable>
  );
}
