import { CheckCircleFilled, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { saveFaultSheet } from './fault-sheet.ts';
import { ImportHistory } from './import-history.tsx';
import type { Import, Step } from './use-import.ts';

type Props = {
  run: Import;
  step: Extract<Step, { at: 'report' | 'done' }>;
  close: () => void;
};

export function DoneStep({ run, step, close }: Props) {
  const { resource, columns } = run;
  const { sheet, report } = step;
  const [one, many] = resource.label;
  const noun = (report.imported === 1 ? one : many).toLowerCase();
  return (
    <>
      <p className="import-done" role="status">
        <CheckCircleFilled aria-hidden /> {report.imported} {noun} imported
      </p>
      {report.skipped > 0 && (
        <p className="soft">Left out, because they may be there already: {report.skipped}</p>
      )}
      {report.faults.length > 0 && (
        <p>
          With errors, and not imported: {report.total - report.valid}{' '}
          <Button
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void saveFaultSheet(sheet, report.faults, columns)}
          >
            Download rows with errors
          </Button>
        </p>
      )}
      <ImportHistory run={run} />
      <p className="import-buttons">
        <Button onClick={() => run.setStep({ at: 'choose' })}>Import another file</Button>
        <Button type="primary" onClick={close}>
          Close
        </Button>
      </p>
    </>
  );
}
