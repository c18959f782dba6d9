import { CheckOutlined, CloseOutlined, QuestionOutlined, StarFilled } from '@ant-design/icons';
import { StatusChip } from '#kernel/web';
import { Button } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { conferenceTime, countSlot, participantRoles, pollAnswers } from '../../domain/index.ts';
import type { Poll, PollAnswer } from '../../domain/index.ts';
import './conference.css';

type Slot = Poll['slots'][number];
type Person = Poll['participants'][number];

const icons: Readonly<Record<PollAnswer, ReactNode>> = {
  yes: <CheckOutlined aria-hidden />,
  ifNeedBe: <QuestionOutlined aria-hidden />,
  no: <CloseOutlined aria-hidden />,
};

const order: readonly PollAnswer[] = ['yes', 'ifNeedBe', 'no'];
const keyOf: Readonly<Record<string, PollAnswer>> = { y: 'yes', i: 'ifNeedBe', n: 'no' };

/** Yes, then if need be, then no, and round again. */
export const nextAnswer = (given: PollAnswer | null): PollAnswer =>
  order[(given ? order.indexOf(given) + 1 : 0) % order.length] ?? 'yes';

export const whenOf = ({ startsAt }: Pick<Slot, 'startsAt'>, zone: string): string =>
  conferenceTime(startsAt, zone);

type Props = {
  poll: Poll;
  isOpen: boolean;
  answer: (participantId: string, slotId: string, given: PollAnswer) => void;
  /** Absent for whoever may not confirm a time. */
  choose?: (slot: Slot) => void;
};

/** Who can when: a press changes an answer, the keys Y, I and N say it at once. */
export function PollGrid({ poll, isOpen, answer, choose }: Props) {
  const { slots, participants, zone, best } = poll;
  return (
    <div className="poll-scroll">
      <table className="poll-grid" aria-label="Who can when">
        <thead>
          <tr>
            <th scope="col">Participant</th>
            {slots.map((slot) => (
              <th
                key={slot.id}
                scope="col"
                className={slot.id === best?.slotId ? 'poll-best' : undefined}
              >
                <SlotHead poll={poll} slot={slot} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {participants.map((person) => (
            <tr key={person.id}>
              <PersonHead person={person} />
              {slots.map((slot) => (
                <td key={slot.id} className={slot.id === best?.slotId ? 'poll-best' : undefined}>
                  <AnswerCell
                    name={`${person.name}, ${whenOf(slot, zone)}`}
                    given={answerOf(poll, person, slot)}
                    change={
                      isOpen && poll.ownIds.includes(person.id)
                        ? (given) => answer(person.id, slot.id, given)
                        : null
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            {slots.map((slot) => (
              <td key={slot.id} className={slot.id === best?.slotId ? 'poll-best' : undefined}>
                <Together poll={poll} slot={slot} choose={isOpen ? choose : undefined} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const answerOf = (poll: Poll, { id }: Person, slot: Slot): PollAnswer | null =>
  poll.answers.find((one) => one.participantId === id && one.slotId === slot.id)?.answer ?? null;

function SlotHead({ poll, slot }: { poll: Poll; slot: Slot }) {
  const clashes = poll.clashes.filter(({ slotId }) => slotId === slot.id);
  return (
    <>
      {whenOf(slot, poll.zone)}
      {slot.id === poll.best?.slotId && (
        <span className="poll-mark">
          <StarFilled aria-hidden /> Best
        </span>
      )}
      {clashes.map(({ text }) => (
        <span key={text} className="poll-clash">
          {text}
        </span>
      ))}
    </>
  );
}

const PersonHead = ({ person }: { person: Person }) => (
  <th scope="row">
    {person.name}
    <span className="poll-role">
      {participantRoles[person.role]}
      {person.isRequired ? ', must attend' : ''}
      {person.email ? '' : ', no email'}
    </span>
  </th>
);

type CellProps = {
  name: string;
  given: PollAnswer | null;
  change: ((given: PollAnswer) => void) | null;
};

function AnswerCell({ name, given, change }: CellProps) {
  const words = given ? pollAnswers[given] : 'Not answered';
  if (!change) {
    return given ? (
      <span className={`poll-answer ${classOf[given]}`}>
        {icons[given]} {words}
      </span>
    ) : (
      <span className="soft">{words}</span>
    );
  }
  const press = ({ key }: KeyboardEvent) => {
    const typed = keyOf[key.toLowerCase()];
    if (typed) change(typed);
  };
  return (
    <button
      type="button"
      className={`poll-answer poll-press ${given ? classOf[given] : ''}`}
      aria-label={`${name}: ${words}. Change`}
      title="Y: yes, I: if need be, N: no"
      onClick={() => change(nextAnswer(given))}
      onKeyDown={press}
    >
      {given ? icons[given] : null} {words}
    </button>
  );
}

const classOf: Readonly<Record<PollAnswer, string>> = {
  yes: 'poll-yes',
  ifNeedBe: 'poll-maybe',
  no: 'poll-no',
};

type TogetherProps = { poll: Poll; slot: Slot; choose: ((slot: Slot) => void) | undefined };

function Together({ poll, slot, choose }: TogetherProps) {
  const { yes, ifNeedBe, no, open, requiredAway } = countSlot(
    slot,
    poll.participants,
    poll.answers,
  );
  return (
    <>
      <span className="poll-counts">
        {yes} yes, {ifNeedBe} if need be, {no} no{open ? `, ${open} open` : ''}
      </span>
      {requiredAway > 0 && <StatusChip tone="danger">Somebody needed is away</StatusChip>}
      {choose && (
        <Button
          size="small"
          type={slot.id === poll.best?.slotId ? 'primary' : 'default'}
          aria-label={`Confirm ${whenOf(slot, poll.zone)}`}
          onClick={() => choose(slot)}
        >
          Confirm
        </Button>
      )}
    </>
  );
}
