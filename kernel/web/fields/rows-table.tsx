import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Field, Reference } from '#kernel/domain';
import { referencesOf } from '#kernel/domain';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { TableFrame } from '../resource/related/table-frame.tsx';
import { FieldInput } from './field-input.tsx';
import './rows-table.css';

export type EditedRow = Readonly<Record<string, unknown>>;

export type RowColumn = {
  readonly head: string;
  /** Which field of this row the cell asks for. */
  readonly cell: (row: EditedRow) => readonly [key: string, field: Field];
};

export type RowTrouble = { readonly row: number; readonly text: string };

type Props = {
  /** What one row is called: `fee`. */
  noun: string;
  columns: readonly RowColumn[];
  rows: readonly EditedRow[];
  change: (rows: readonly EditedRow[]) => void;
  newRow: () => EditedRow;
  trouble?: RowTrouble | null;
  disabled?: boolean;
  /** Beside the button that adds a row. */
  children?: ReactNode;
};

/** Child rows that are typed in place: one line for each, and a button for one more. */
export function RowsTable(props: Props) {
  const { noun, columns, rows, change, newRow, trouble, disabled = false, children } = props;
  const [keys, setKeys] = useState(() => rows.map((_, index) => index));
  const add = () => {
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
    change([...rows, newRow()]);
  };
  const remove = (index: number) => {
    setKeys(keys.filter((_, at) => at !== index));
    change(rows.filter((_, at) => at !== index));
  };
  const put = (index: number, key: string, value: unknown) =>
    change(rows.map((row, at) => (at === index ? { ...row, [key]: value } : row)));
  return (
    <div className="rows-table">
      <TableFrame label={`Each ${noun}`} heads={[...columns.map(({ head }) => head), '']}>
        {rows.map((row, index) => (
          <tr
            key={keys[index] ?? index}
            className={trouble?.row === index ? 'in-trouble' : undefined}
          >
            {columns.map(({ head, cell }) => {
              const [key, field] = cell(row);
              const references: Reference[] = referencesOf(key, row);
              return (
                <td key={head}>
                  <div aria-label={`${field.label}, row ${index + 1}`} role="group">
                    <FieldInput
                      field={field}
                      id={`${noun.replace(/ /g, '-')}-${index}-${key}`}
                      value={row[key] ?? null}
                      disabled={disabled}
                      {...(references.length && { references })}
                      onChange={(value) => put(index, key, value)}
                    />
                  </div>
                </td>
              );
            })}
            <td className="mini-buttons">
              <Button
                type="text"
                icon={<DeleteOutlined />}
                disabled={disabled}
                aria-label={`Remove row ${index + 1}`}
                onClick={() => remove(index)}
              />
            </td>
          </tr>
        ))}
      </TableFrame>
      {trouble && (
        <p className="trouble" role="alert">
          Row {trouble.row + 1}: {trouble.text}
        </p>
      )}
      <div className="form-end">
        <Button className="apart" icon={<PlusOutlined />} disabled={disabled} onClick={add}>
          Add {noun}
        </Button>
        {children}
      </div>
    </div>
  );
}
