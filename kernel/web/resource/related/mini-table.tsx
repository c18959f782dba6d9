import type { AnyResource } from '#kernel/domain';
import type { ReactNode } from 'react';
import { CellValue } from '../list/cell-value.tsx';
import { fieldOf } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import './related.css';

type Props = {
  resource: AnyResource;
  label: string;
  records: readonly StoredRecord[];
  /** Known already from where the table stands. */
  without?: readonly string[];
  /** The page that the first column leads to. */
  pageOf?: ((record: StoredRecord) => string) | undefined;
  buttons?: (record: StoredRecord) => ReactNode;
};

/** A few records inside the page of another one. */
export function MiniTable({ resource, label, records, without = [], pageOf, buttons }: Props) {
  const columns = resource.list.columns.filter((key) => !without.includes(key));
  return (
    <div className="mini-scroll">
      <table className="mini-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col">
                {fieldOf(resource, key).label}
              </th>
            ))}
            {buttons && (
              <th scope="col">
                <span className="hidden-text">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              {columns.map((key, index) => (
                <td key={key}>
                  <CellValue
                    field={fieldOf(resource, key)}
                    name={key}
                    record={record}
                    {...(pageOf && index === 0 && { to: pageOf(record) })}
                  />
                </td>
              ))}
              {buttons && <td className="mini-buttons">{buttons(record)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
