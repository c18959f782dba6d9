import { fieldText, isFigure } from '#kernel/domain';
import type { AnyResource, Field } from '#kernel/domain';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { CellValue } from '../list/cell-value.tsx';
import { linkColumnOf } from '../list/link-column.ts';
import { fieldOf } from '../record.ts';
import type { StoredRecord } from '../record.ts';
import { MiniScroll } from './mini-scroll.tsx';

type Props = {
  resource: AnyResource;
  label: string;
  records: readonly StoredRecord[];
  /** Known already from where the table stands. */
  without?: readonly string[];
  /** The page that the name of a record leads to. */
  pageOf?: ((record: StoredRecord) => string) | undefined;
  buttons?: (record: StoredRecord) => ReactNode;
};

/** A day that is broken over three lines is no day. */
const lookOf = (field: Field): string | undefined => {
  if (isFigure(field)) return 'number';
  return field.kind === 'date' || field.kind === 'time' ? 'mini-short' : undefined;
};

/** A few records inside the page of another one. */
export function MiniTable({ resource, label, records, without = [], pageOf, buttons }: Props) {
  const formats = useSession();
  const columns = resource.list.columns.filter((key) => !without.includes(key));
  const lead = linkColumnOf(resource, columns);
  const look = (key: string) => lookOf(fieldOf(resource, key));
  return (
    <MiniScroll label={label}>
      <table className="mini-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col" className={look(key)}>
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
              {columns.map((key) => (
                <td
                  key={key}
                  className={look(key)}
                  title={fieldText(fieldOf(resource, key), key, record, formats) || undefined}
                >
                  <CellValue
                    field={fieldOf(resource, key)}
                    name={key}
                    record={record}
                    {...(pageOf && key === lead && { to: pageOf(record) })}
                  />
                </td>
              ))}
              {buttons && <td className="mini-buttons">{buttons(record)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </MiniScroll>
  );
}
