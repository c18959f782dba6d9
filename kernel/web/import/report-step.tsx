import { DownloadOutlined } from '@ant-design/icons';
import type { ImportFault } from '#kernel/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { labelOf, saveFaultSheet } from './fault-sheet.ts';
import { Figures } from './figures.tsx';
import { TwinTable } from './duplicate-table.tsx';
import type { Import, Step } from './use-import.ts';

type Props = { run: Import; step: Extract<Step, { at: 'report' | 'done' }> };

const mostShown = 200;

/** What the dry run found. From here on nothing happens by itself. */
export function ReportStep({ run, step }: Props) {
  const { columns, importNow, setStep } = run;
  const { sheet, mapping, report } = step;
  const [skipTwins, setSkipTwins] = useState(true);
  const { faults, twins, valid } = report;
  const count = skipTwins ? valid - twins.length : valid;
  const rowWord = count === 1 ? 'row' : 'rows';
  return (
    <>
      <Figures report={report} />
      {faults.length > 0 && <FaultTable run={run} step={step} faults={faults} />}
      {twins.length > 0 && <TwinTable run={run} sheet={sheet} twins={twins} />}
      {twins.length > 0 && (
        <label className="import-skip">
          <input
            type="checkbox"
            checked={skipTwins}
            onChange={({ target }) => setSkipTwins(target.checked)}
          />
          Leave out the {twins.length === 1 ? 'row' : `${twins.length} rows`} that may be there
          already
        </label>
      )}
      <p className="import-buttons">
        <Button onClick={() => setStep({ at: 'choose' })}>Choose another file</Button>
        <Button onClick={() => setStep({ at: 'columns', sheet, mapping })}>Change columns</Button>
        <span className="spring" />
        {faults.length > 0 && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void saveFaultSheet(sheet, faults, columns)}
          >
            Download rows with errors
          </Button>
        )}
        <Button type="primary" disabled={!count} onClick={() => void importNow(step, skipTwins)}>
          {faults.length ? `Import ${count} valid ${rowWord}` : `Import ${count} ${rowWord}`}
        </Button>
      </p>
    </>
  );
}

function FaultTable({ run, step, faults }: Props & { faults: readonly ImportFault[] }) {
  const { sheet, mapping } = step;
  const cellOf = ({ row, column }: ImportFault) =>
    String(sheet.rows[row - 1]?.[mapping.indexOf(column)] ?? '');
  return (
    <section aria-label="Errors">
      <h3>Cells to mend</h3>
      <div className="import-scroll">
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">In the file</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {faults.slice(0, mostShown).map((fault) => (
              <tr key={`${fault.row} ${fault.column}`}>
                <td className="import-number">{sheet.numbers[fault.row - 1] ?? fault.row}</td>
                <td>{labelOf(run.columns, fault.column)}</td>
                <td className="import-cell">
                  {cellOf(fault) || <span className="soft">empty</span>}
                </td>
                <td className="import-wrong">{fault.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faults.length > mostShown && (
        <p className="soft">
          And {faults.length - mostShown} more. The file with errors names them all.
        </p>
      )}
    </section>
  );
}
