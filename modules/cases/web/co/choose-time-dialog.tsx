import type { AnyAction, Field, Fields } from '#kernel/domain';
import { ActionDialog, runAction, toast } from '#kernel/web';
import { chooseTime } from '../../domain/index.ts';
import type { CaseRecord, Poll } from '../../domain/index.ts';
import { whenOf } from './poll-grid.tsx';

type Props = {
  record: CaseRecord;
  slot: Poll['slots'][number];
  zone: string;
  close: () => void;
  done: () => Promise<void>;
};

const { slotId: _slotId, ...joining } = chooseTime.input;

/** What the case says already about how to join stands there. */
const actionFor = ({ record, slot, zone }: Props): AnyAction => {
  const input: Fields = Object.fromEntries(
    Object.entries<Field>(joining).map(([key, field]) => {
      const known = record[key];
      return [key, typeof known === 'string' && known ? { ...field, default: known } : field];
    }),
  );
  return { ...chooseTime, label: `Confirm ${whenOf(slot, zone)}`, input };
};

/** One press books the specialists and invites everybody. */
export const ChooseTimeDialog = (props: Props) => {
  const { record, slot, close, done } = props;
  return (
    <ActionDialog
      action={actionFor(props)}
      recordId={record.id}
      fixed={{ slotId: slot.id }}
      close={close}
      run={async (input) => {
        if ((await runAction(chooseTime, record.id, input)) === null) return;
        toast.success('The time is confirmed. Everybody is invited.');
        await done();
      }}
    >
      <p className="soft">
        The specialists are booked for it, and everybody gets these details with an invitation for
        their calendar.
      </p>
    </ActionDialog>
  );
};
