import { opinionAnswers } from '#cases/domain';
import type { OpinionAnswer } from '#cases/domain';
import { useState } from 'react';
import './opinion-page.css';

type Send<T> = { send: (given: T) => Promise<void> };

/** Sends, and shows why it was refused. */
function useSending() {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message || 'We cannot be reached. Please try again.');
    }
    setBusy(false);
  };
  return { problem, setProblem, isBusy, run };
}

const Problem = ({ text }: { text: string }) =>
  text ? (
    <p className="opinion-problem" role="alert">
      {text}
    </p>
  ) : null;

type Availability = { readonly isAvailable: boolean; readonly reason: string | null };

export function AvailabilityAnswer({ send }: Send<Availability>) {
  const [reason, setReason] = useState('');
  const { problem, setProblem, isBusy, run } = useSending();
  const answer = (isAvailable: boolean) => {
    if (!isAvailable && !reason.trim()) return setProblem('Please tell us why not.');
    return void run(() => send({ isAvailable, reason: reason.trim() || null }));
  };
  return (
    <form className="opinion-form" onSubmit={(event) => event.preventDefault()}>
      <label>
        Why not (needed if you cannot): no time, a conflict of interest, another field
        <textarea
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <Problem text={problem} />
      <div className="opinion-buttons">
        <button
          type="button"
          className="outside-button"
          disabled={isBusy}
          onClick={() => answer(true)}
        >
          I can give an opinion
        </button>
        <button
          type="button"
          className="plain-button"
          disabled={isBusy}
          onClick={() => answer(false)}
        >
          I cannot
        </button>
      </div>
    </form>
  );
}

const reasons = [
  ['breach', 'Breach of duty: did the treatment fall below the standard?'],
  ['causation', 'Causation: would it have gone otherwise?'],
  ['damage', 'Damage: what harm is left?'],
] as const;

type Reasons = Readonly<Record<(typeof reasons)[number][0] | 'moreNeeded', string>>;
type Given = { readonly answer: OpinionAnswer } & Readonly<Record<keyof Reasons, string | null>>;

const nothing: Reasons = { breach: '', causation: '', damage: '', moreNeeded: '' };
const orNull = (text: string): string | null => text.trim() || null;

export function OpinionAnswerForm({ send }: Send<Given>) {
  const [answer, setAnswer] = useState<OpinionAnswer | null>(null);
  const [words, setWords] = useState(nothing);
  const { problem, setProblem, isBusy, run } = useSending();
  const submit = () => {
    if (!answer) return setProblem('Please choose one of the three.');
    const { breach, causation, damage, moreNeeded } = words;
    const given = {
      answer,
      breach: orNull(breach),
      causation: orNull(causation),
      damage: orNull(damage),
      moreNeeded: orNull(moreNeeded),
    };
    return void run(() => send(given));
  };
  const asked: readonly (readonly [keyof Reasons, string])[] =
    answer === 'needsMore' ? [['moreNeeded', 'What material is missing?'], ...reasons] : reasons;
  return (
    <form className="opinion-form" onSubmit={(event) => event.preventDefault()}>
      <AnswerChoice answer={answer} choose={setAnswer} />
      {answer &&
        asked.map(([key, label]) => (
          <label key={key}>
            {label}
            <textarea
              rows={4}
              maxLength={key === 'moreNeeded' ? 4000 : 8000}
              value={words[key]}
              onChange={({ target }) => setWords({ ...words, [key]: target.value })}
            />
          </label>
        ))}
      <Problem text={problem} />
      <button type="button" className="outside-button" disabled={isBusy} onClick={submit}>
        Send my opinion
      </button>
    </form>
  );
}

type ChoiceProps = { answer: OpinionAnswer | null; choose: (answer: OpinionAnswer) => void };

const AnswerChoice = ({ answer, choose }: ChoiceProps) => (
  <fieldset className="opinion-choice">
    <legend>Your opinion</legend>
    {(Object.entries(opinionAnswers) as [OpinionAnswer, string][]).map(([key, label]) => (
      <label key={key}>
        <input type="radio" name="answer" checked={answer === key} onChange={() => choose(key)} />
        {label}
      </label>
    ))}
  </fieldset>
);
