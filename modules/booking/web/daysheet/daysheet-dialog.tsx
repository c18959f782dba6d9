import { Dialog, InputForm, todayIn, useSession } from '#kernel/web';
import { printDaysheet } from '../../domain/index.ts';
import { daysheetAddress } from './daysheet-link.tsx';

const { specialistId, centreId, fromDate } = printDaysheet.input;
const fields = { specialistId, centreId, fromDate: { ...fromDate, label: 'Day' } };

/** the sheet of a day, for whoever knows the specialist and not the session. */
export function DaysheetDialog({ close }: { close: () => void }) {
  const { zone } = useSession();
  const start = { fromDate: todayIn(zone) };
  const open = async (typed: Record<string, unknown>) => {
    const asked = { ...start, ...typed } as Parameters<typeof daysheetAddress>[0];
    window.open(daysheetAddress(asked), '_blank', 'noopener');
    close();
  };
  return (
    <Dialog kind="confirm" title="Daysheet" close={close}>
      <InputForm fields={fields} start={start} save={open} saveText="Open" />
    </Dialog>
  );
}
