import { useSession } from '#kernel/web';
import { useState } from 'react';
import { figureText } from '../../domain/index.ts';
import type { Opens, ReportTable } from '../../domain/index.ts';
import { FigureLink } from './figure-link.tsx';
import { RowsDialog } from './rows-dialog.tsx';

type Shown = { readonly opens: Opens; readonly title: string };

export function ReportFigures({ table }: { table: ReportTable }) {
  const { currency } = useSession();
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <div className="mini-scroll">
      <table className="mini-table report-table">
        <thead>
          <tr>
            <th scope="col">{table.rowLabel}</th>
            {table.columns.map(({ key, label }) => (
              <th key={key} scope="col" className="number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {table.columns.map((column, at) => (
                <td key={column.key} className="number">
                  {cells[at] && (
                    <FigureLink
                      cell={cells[at]}
                      column={column}
                      show={(opens, value) =>
                        setShown({
                          opens,
                          title: `${label}, ${column.label}: ${figureText(column, value, currency)}`,
                        })
                      }
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {table.columns.map((column, at) => (
              <td key={column.key} className="number">
                {figureText(column, table.totals[at] ?? '', currency)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {shown && <RowsDialog {...shown} close={() => setShown(null)} />}
    </div>
  );
}
