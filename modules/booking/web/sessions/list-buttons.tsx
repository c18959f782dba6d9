import { can } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { printDaysheet } from '../../domain/index.ts';
import { DaysheetDialog } from '../daysheet/daysheet-dialog.tsx';
import { RosterDialog } from './roster-dialog.tsx';
import { useAskedDialog } from './use-asked-dialog.ts';

function RosterButton() {
  const { actor } = useSession();
  const { isOpen, open, close } = useAskedDialog('roster');
  if (!can(actor, 'appointmentSession.createRoster')) return null;
  return (
    <>
      <Button onClick={open}>Create roster</Button>
      {isOpen && <RosterDialog close={close} />}
    </>
  );
}

function DaysheetButton() {
  const { actor } = useSession();
  const { isOpen, open, close } = useAskedDialog('daysheet');
  if (!can(actor, printDaysheet.ability)) return null;
  return (
    <>
      <Button onClick={open}>Daysheet</Button>
      {isOpen && <DaysheetDialog close={close} />}
    </>
  );
}

export const SessionListButtons = () => (
  <>
    <DaysheetButton />
    <RosterButton />
  </>
);
