import type { ImportTwin } from '#kernel/domain';
import { Link } from 'react-router';
import type { Sheet } from './read-sheet.ts';
import type { Import } from './use-import.ts';

type Props = { run: Import; sheet: Sheet; twins: readonly ImportTwin[] };

const mostShown = 100;

/** B-224: rows that look like records that are there, or like an earlier row. */
export function TwinTable({ run, sheet, twins }: Props) {
  const numberOf = (row: number) => sheet.numbers[row - 1] ?? row;
  return (
    <section aria-label="Possible duplicates">
      <h3>May be there already</h3>
      <div className="import-scroll">
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">{`Same ${twins.every(({ by }) => by === 'name') ? 'name' : 'name or email'}`}</th>
              <th scope="col">Looks like</th>
            </tr>
          </thead>
          <tbody>
            {twins.slice(0, mostShown).map((twin) => (
              <tr key={twin.row}>
                <td className="import-number">{numberOf(twin.row)}</td>
                <td>{twin.text}</td>
                <td>
                  {twin.record ? (
                    <Link to={`/view/${run.resource.segment}/detail/${twin.record.id}`}>
                      {twin.record.displayName}
                    </Link>
                  ) : (
                    `Row ${numberOf(twin.earlierRow ?? 0)} of the file`
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {twins.length > mostShown && <p className="soft">And {twins.length - mostShown} more.</p>}
    </section>
  );
}
