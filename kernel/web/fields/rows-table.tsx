import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Field, Reference } from '#kernel/domain';
import { referencesOf } from '#kernel/domain';
import { Button } from 'antd';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { TableFrame } from '../resource/related/table-frame.tsx';
import type { InputProps } from './input-props.ts';
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
  /** Where the ids of the cells begin; else with the noun. */
  id?: string;
  /** The input of a cell; handed in, because inputs may have rows themselves. */
  Input: ComponentType<InputProps<unknown>>;
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
  const { noun, Input, columns, rows, change, newRow, trouble, disabled = false, children } = props;
  const { id = noun.replace(/ /g, '-') } = props;
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
            {columns.map(({ head, cell }) => (
              <RowCell
                key={head}
                {...{ Input, row, disabled }}
                id={`${id}-${index}`}
                name={`${head}, row ${index + 1}`}
                asked={cell(row)}
                put={(key, value) => put(index, key, value)}
              />
            ))}
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

type CellProps = Pick<Props, 'Input'> & {
  row: EditedRow;
  /** Of the row. */
  id: string;
  /** What the input is called by those who do not see the head of its column. */
  name: string;
  asked: ReturnType<RowColumn['cell']>;
  disabled: boolean;
  put: (key: string, value: unknown) => void;
};

function RowCell({ Input, row, id, name, asked: [key, field], disabled, put }: CellProps) {
  const references: Reference[] = referencesOf(key, row);
  return (
    <td>
      <label className="hidden-text" htmlFor={`${id}-${key}`}>
        {name}
      </label>
      <Input
        field={{ ...field, label: name }}
        id={`${id}-${key}`}
        value={row[key] ?? null}
        disabled={disabled}
        {...(references.length && { references })}
        onChange={(value) => put(key, value)}
      />
    </td>
  );
}
