import type { Fields } from '#kernel/domain';
import { Dialog, InputForm } from '#kernel/web';
import { changeSessions } from '../../domain/index.ts';

const {
  ids: _ids,
  verb: _verb,
  isPreview: _isPreview,
  forBookings: _chosenWhenAsked,
  ...changeable
} = changeSessions.input;
const fields: Fields = changeable;

type Props = {
  count: number;
  /** Shows what the change would do, and does it when that is confirmed; answers whether it did. */
  change: (values: Record<string, unknown>) => Promise<boolean>;
  close: () => void;
};

/** What is left empty stays as each session has it. */
export const BulkChangeDialog = ({ count, change, close }: Props) => (
  <Dialog kind="confirm" title={`Change ${count} sessions`} close={close}>
    <p className="soft">What you leave empty stays as it is in each session.</p>
    <InputForm fields={fields} start={{}} save={change} saveText="Show what it affects" />
  </Dialog>
);
