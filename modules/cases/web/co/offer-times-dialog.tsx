import type { AnyAction } from '#kernel/domain';
import { ActionDialog, runAction, toast } from '#kernel/web';
import { offerTimes } from '../../domain/index.ts';
import type { CaseRecord, Poll } from '../../domain/index.ts';

type Props = {
  record: CaseRecord;
  poll: Poll;
  done: (poll: Poll) => Promise<void>;
  close: () => void;
};

/** The times that are on offer stand there already: those that stay keep their answers. */
const startingAt = (record: CaseRecord, { slots }: Poll): AnyAction => {
  const { items, durationMinutes, answerBy } = offerTimes.input;
  const offered = slots.length ? slots.map(({ startsAt }) => ({ startsAt })) : [{}];
  return {
    ...offerTimes,
    input: {
      items: { ...items, default: offered },
      durationMinutes: { ...durationMinutes, default: Number(record.durationMinutes ?? 60) },
      answerBy,
    },
  };
};

export const OfferTimesDialog = ({ record, poll, done, close }: Props) => (
  <ActionDialog
    action={startingAt(record, poll)}
    recordId={record.id}
    close={close}
    run={async (input) => {
      const answer = await runAction<Poll>(offerTimes, record.id, input);
      if (answer === null) return;
      toast.success('Everybody is asked by email.');
      await done(answer);
    }}
  >
    <p className="soft">
      Everybody gets an email with a link and says for each time: yes, if need be, or no.
    </p>
  </ActionDialog>
);
