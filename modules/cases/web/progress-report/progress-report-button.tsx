import { can } from '#kernel/domain';
import { Dialog, InputForm, postBlob, saveBlob, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { ime, progressReportFields, progressReportPath } from '../../domain/index.ts';

/** C-061: the spreadsheet for WorkCover Victoria. */
export function ProgressReportButton() {
  const { actor, offersExport } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!offersExport || !can(actor, `${ime.name}.export`)) return null;
  const make = async (wanted: Record<string, unknown>) => {
    saveBlob(await postBlob(progressReportPath, wanted), 'VWABookingProgressReport.xlsx');
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>VWA progress report</Button>
      {isOpen && (
        <Dialog kind="confirm" title="VWA booking progress report" close={() => setOpen(false)}>
          <InputForm fields={progressReportFields} start={{}} save={make} saveText="Download" />
        </Dialog>
      )}
    </>
  );
}
