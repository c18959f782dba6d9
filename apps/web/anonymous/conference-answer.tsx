import { conferenceTime, pollAnswers } from '#cases/domain';
import type { LinkedPoll, PollAnswer } from '#cases/domain';
import { useState } from 'react';
import './conference-page.css';

type Given = Readonly<Record<string, PollAnswer>>;

type Props = {
  poll: LinkedPoll;
  send: (items: { slotId: string; answer: PollAnswer }[]) => Promise<void>;
};

/** One line for each time; nothing is sent before every one is answered. */
export function ConferenceAnswer({ poll, send }: Props) {
  const [given, setGiven] = useState<Given>(
    Object.fromEntries(poll.answers.map(({ slotId, answer }) => [slotId, answer])),
  );
  const [words, setWords] = useState('');
  const [isBusy, setBusy] = useState(false);
  const open = poll.slots.filter(({ id }) => !given[id]).length;
  const submit = async () => {
    if (open > 0) {
      setWords(
        open === 1 ? 'One time is not answered yet.' : `${open} times are not answered yet.`,
      );
      return;
    }
    setBusy(true);
    try {
      await send(poll.slots.map(({ id }) => ({ slotId: id, answer: given[id] ?? 'no' })));
      setWords('Thank you. You can change your answer here until a time is confirmed.');
    } catch (error) {
      setWords((error as Error).message || 'We cannot be reached. Please try again.');
    }
    setBusy(false);
  };
  return (
    <form className="conference-answer" onSubmit={(event) => event.preventDefault()}>
      {poll.slots.map(({ id, startsAt }) => (
        <TimeLine
          key={id}
          when={conferenceTime(startsAt, poll.zone)}
          name={id}
          given={given[id] ?? null}
          choose={(answer) => setGiven({ ...given, [id]: answer })}
        />
      ))}
      {words && (
        <p className="conference-words" role="alert">
          {words}
        </p>
      )}
      <button
        type="button"
        className="outside-button"
        disabled={isBusy}
        onClick={() => void submit()}
      >
        Send my answers
      </button>
    </form>
  );
}

type LineProps = {
  when: string;
  name: string;
  given: PollAnswer | null;
  choose: (answer: PollAnswer) => void;
};

const TimeLine = ({ when, name, given, choose }: LineProps) => (
  <fieldset className="conference-line">
    <legend>{when}</legend>
    {(Object.entries(pollAnswers) as [PollAnswer, string][]).map(([answer, label]) => (
      <label key={answer}>
        <input
          type="radio"
          name={name}
          checked={given === answer}
          onChange={() => choose(answer)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
