import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Field, Fields } from '#kernel/domain';
import {
  FieldInput,
  saved,
  TableFrame,
  toast,
  toastFailure,
  todayIn,
  useSession,
  useUnsaved,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import {
  feeBasis,
  feeTableProblem,
  readFeeTable,
  specialistFee,
  specialistRefusals,
} from '../../domain/index.ts';
import type { FeeArrangement, FeeRow } from '../../domain/index.ts';
import './specialist.css';

type Row = Partial<FeeRow> & { readonly key: number };
type Trouble = { row: number; text: string };
type Props = {
  arrangement: FeeArrangement;
  rows: readonly FeeRow[];
  save: (rows: unknown[]) => Promise<void>;
  cancel: () => void;
};

const fields: Fields = specialistFee.fields;
const columns = ['serviceType', 'serviceItem', 'matterKind', 'fee', 'effectiveFrom', 'effectiveTo'];
const heads: Readonly<Record<string, string>> = { fee: 'Fee' };

/** What the wire takes: one of the two, by the arrangement. */
function rowOf({ key: _key, ...row }: Row, arrangement: FeeArrangement) {
  const isSplit = row.matterKind && feeBasis(arrangement, row.matterKind) === 'split';
  const { id, serviceType, serviceItem, matterKind, effectiveFrom, effectiveTo } = row;
  return {
    ...(id && { id }),
    serviceType,
    serviceItem: serviceItem ?? null,
    matterKind,
    amount: isSplit ? null : (row.amount ?? null),
    splitPercent: isSplit ? (row.splitPercent ?? null) : null,
    effectiveFrom,
    effectiveTo: effectiveTo ?? null,
  };
}

function troubleOf(arrangement: FeeArrangement, items: unknown): Trouble | null {
  const read = readFeeTable(items);
  if (!read.ok) {
    const [error] = read.errors;
    return { row: Number(error?.members[0]?.split('.')[1] ?? 0), text: error?.message ?? '' };
  }
  const problem = feeTableProblem(arrangement, read.rows);
  const refusals: Readonly<Record<string, { message: string }>> = specialistRefusals;
  return problem && { row: problem.row, text: refusals[problem.code]?.message ?? problem.code };
}

/** C-220, B-180: the whole table at once; the arrangement decides between share and amount. */
export function FeeEditor({ arrangement, rows, save, cancel }: Props) {
  const { zone } = useSession();
  const [next, setNext] = useState(rows.length);
  const [table, setTable] = useState<Row[]>(() => rows.map((row, key) => ({ ...row, key })));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSaving, setSaving] = useState(false);

  const put = (index: number, values: Partial<FeeRow>) => {
    setTrouble(null);
    setTable(table.map((row, at) => (at === index ? { ...row, ...values } : row)));
  };
  const add = () => {
    const last = table.at(-1);
    const start = { serviceType: last?.serviceType ?? 'ime', matterKind: 'gazette' } as const;
    setTable([...table, { ...start, effectiveFrom: todayIn(zone), key: next }]);
    setNext(next + 1);
  };
  const submit = async (): Promise<boolean> => {
    const items = table.map((row) => rowOf(row, arrangement));
    const found = troubleOf(arrangement, items);
    setTrouble(found);
    if (found) return false;
    setSaving(true);
    try {
      await save(items);
      toast.success(saved.section);
      return true;
    } catch (error) {
      toastFailure(error);
      setSaving(false);
      return false;
    }
  };
  useUnsaved({ isDirty: true, save: submit });

  const cell = (row: Row, index: number, column: string) => {
    const isSplit = row.matterKind && feeBasis(arrangement, row.matterKind) === 'split';
    const key = column === 'fee' ? (isSplit ? 'splitPercent' : 'amount') : column;
    const field = fields[key] as Field;
    return (
      <div aria-label={`${field.label}, row ${index + 1}`} role="group">
        <FieldInput
          field={field}
          id={`fee-${row.key}-${key}`}
          value={row[key as keyof FeeRow] ?? null}
          onChange={(value) => put(index, { [key]: value })}
        />
      </div>
    );
  };

  return (
    <div className="fee-editor">
      <TableFrame
        label="Fees being changed"
        heads={[...columns.map((column) => heads[column] ?? fields[column]?.label ?? ''), '']}
      >
        {table.map((row, index) => (
          <tr key={row.key} className={trouble?.row === index ? 'in-trouble' : undefined}>
            {columns.map((column) => (
              <td key={column}>{cell(row, index, column)}</td>
            ))}
            <td className="mini-buttons">
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={`Remove row ${index + 1}`}
                onClick={() => setTable(table.filter((_, at) => at !== index))}
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
        <Button className="apart" icon={<PlusOutlined />} onClick={add}>
          Add fee
        </Button>
        <Button onClick={cancel} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="primary" loading={isSaving} onClick={() => void submit()}>
          Save fees
        </Button>
      </div>
    </div>
  );
}
