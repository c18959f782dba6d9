import { can } from '#kernel/domain';
import {
  DialogButton,
  EmptyState,
  panelText,
  runAction,
  toast,
  useRecord,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  co,
  offerTimes,
  participantRoles,
  remindPoll,
  saveParticipants,
} from '../../domain/index.ts';
import type { CaseRecord, Poll } from '../../domain/index.ts';
import { ChooseTimeDialog } from './choose-time-dialog.tsx';
import { ConferenceNotices } from './conference-notices.tsx';
import { OfferTimesDialog } from './offer-times-dialog.tsx';
import { ParticipantsEditor } from './participants-editor.tsx';
import { PollGrid } from './poll-grid.tsx';
import { usePoll } from './use-poll.ts';

type Conference = CaseRecord & StoredRecord;
type Slot = Poll['slots'][number];
type Open = 'people' | 'times' | Slot | null;

/** The work of a conference: who takes part, which times they can, and the one that is confirmed. */
export default function ConferencePanel({ id }: { id: string }) {
  const { data: record } = useRecord(co, id);
  const polled = usePoll(id);
  const { poll, error } = polled;
  const [open, setOpen] = useState<Open>(null);
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!poll || !record) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const conference = record as Conference;
  const close = () => setOpen(null);
  const done = async (answer: Poll) => {
    close();
    await polled.changed(answer);
  };
  return (
    <>
      <ConferenceNotices record={conference} />
      {open === 'people' ? (
        <Suspense fallback={<Skeleton active title={false} />}>
          <ParticipantsEditor poll={poll} path={polled.path} done={done} cancel={close} />
        </Suspense>
      ) : (
        <Body record={conference} polled={{ ...polled, poll }} open={setOpen} />
      )}
      <Suspense>
        {open === 'times' && (
          <OfferTimesDialog record={conference} poll={poll} done={done} close={close} />
        )}
        {open !== null && typeof open === 'object' && (
          <ChooseTimeDialog
            record={conference}
            slot={open}
            zone={poll.zone}
            close={close}
            done={async () => {
              close();
              await polled.refetchCase();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type BodyProps = {
  record: Conference;
  polled: ReturnType<typeof usePoll> & { poll: Poll };
  open: (what: Open) => void;
};

function Body({ record, polled, open }: BodyProps) {
  const { actor } = useSession();
  const { poll, answer } = polled;
  const isOver = ['held', 'cancelledNoFee', 'cancelledChargeable'].includes(record.step);
  const mayAdd = can(actor, saveParticipants.ability) && !isOver && record.step !== 'confirmed';
  const mayOffer = can(actor, offerTimes.ability) && !isOver && record.step !== 'confirmed';
  if (!poll.participants.length) {
    return (
      <EmptyState
        title="Nobody takes part yet"
        text="Add the specialists and lawyers, then offer them times."
        action={
          mayAdd && (
            <Button type="primary" onClick={() => open('people')}>
              Add participants
            </Button>
          )
        }
      />
    );
  }
  const isAsked = record.step === 'requested' && poll.slots.length > 0;
  return (
    <>
      {isAsked ? (
        <PollGrid
          poll={poll}
          isOpen={!record.isOnHold}
          answer={(...given) => void answer(...given)}
          {...(mayOffer && { choose: open })}
        />
      ) : (
        <People poll={poll} />
      )}
      {isAsked && poll.best && <p className="soft">Best: {poll.best.why}</p>}
      <p className="mini-more toolbar">
        {mayOffer && (
          <Button type={isAsked ? 'default' : 'primary'} onClick={() => open('times')}>
            {isAsked ? 'Offer other times' : 'Offer times'}
          </Button>
        )}
        {mayAdd && <Button onClick={() => open('people')}>Change participants</Button>}
        {isAsked && can(actor, remindPoll.ability) && <RemindButton id={record.id} />}
      </p>
    </>
  );
}

const People = ({ poll }: { poll: Poll }) => (
  <ul className="conference-people" aria-label="Participants">
    {poll.participants.map(({ id, name, role, email, phone }) => (
      <li key={id}>
        <strong>{name}</strong>{' '}
        <span className="soft">
          {[participantRoles[role], email, phone].filter(Boolean).join(', ')}
        </span>
      </li>
    ))}
  </ul>
);

function RemindButton({ id }: { id: string }) {
  const remind = async () => {
    const answer = await runAction<{ reminded: number }>(remindPoll, id, {});
    if (!answer) return;
    const { reminded } = answer;
    toast.success(reminded === 1 ? '1 person is reminded.' : `${reminded} people are reminded.`);
  };
  return (
    <DialogButton
      action={remindPoll}
      recordId={id}
      about={<p>Whoever has not answered is asked again.</p>}
      run={remind}
    >
      Remind those who have not answered
    </DialogButton>
  );
}
