import type { Fields } from '#kernel/domain';
import { Dialog, InputForm, spoken } from '#kernel/web';
import { bulkVerbs, changeClaimants } from '../../domain/index.ts';

export type BulkVerb = keyof typeof bulkVerbs;

const { move, note, userId, subject, message } = changeClaimants.input;

const fieldsOf: Readonly<Record<BulkVerb, Fields>> = {
  move: { move: { ...move, required: true }, note },
  assign: { userId: { ...userId, required: true } },
  mail: {
    subject: { ...subject, required: true },
    message: { ...message, required: true },
  },
};

const saveTexts: Readonly<Record<BulkVerb, string>> = {
  move: 'Move them',
  assign: 'Assign them',
  mail: 'Send it',
};

type Props = {
  verb: BulkVerb;
  count: number;
  run: (input: Record<string, unknown>) => Promise<void>;
  close: () => void;
};

/** What is to happen with all that are chosen; each of them is answered afterwards. */
export const BulkDialog = ({ verb, count, run, close }: Props) => (
  <Dialog
    kind="confirm"
    title={spoken(`${bulkVerbs[verb]}: ${count} ${count === 1 ? 'claimant' : 'claimants'}`)}
    close={close}
  >
    <InputForm fields={fieldsOf[verb]} start={{}} save={run} saveText={saveTexts[verb]} />
  </Dialog>
);
