import { useState } from 'react';
import './quotation.css';

export type GivenAnswer = {
  readonly isApproved: boolean;
  readonly name: string;
  readonly reason: string | null;
};

type Props = {
  send: (answer: GivenAnswer) => Promise<void>;
  /** Shows the quotation as it is now, after an answer was refused. */
  look: () => Promise<void>;
};

/** Name and, for a no, the reason; each button says what it does. */
export function QuotationAnswer({ send, look }: Props) {
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const answer = async (isApproved: boolean) => {
    const missing = !name.trim()
      ? 'Please enter your name.'
      : !isApproved && !reason.trim()
        ? 'Please tell us why you reject the quotation.'
        : '';
    setProblem(missing);
    if (missing) return;
    setBusy(true);
    try {
      await send({ isApproved, name: name.trim(), reason: reason.trim() || null });
    } catch (error) {
      setProblem((error as Error).message || 'We cannot be reached. Please try again.');
      await look().catch(() => undefined);
    }
    setBusy(false);
  };

  return (
    <form className="quotation-answer" onSubmit={(event) => event.preventDefault()}>
      <Inputs name={name} setName={setName} reason={reason} setReason={setReason} />
      {problem && (
        <p className="quotation-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="quotation-buttons">
        <button
          type="button"
          className="outside-button"
          disabled={isBusy}
          onClick={() => void answer(true)}
        >
          Approve the quotation
        </button>
        <button
          type="button"
          className="plain-button"
          disabled={isBusy}
          onClick={() => void answer(false)}
        >
          Reject it
        </button>
      </div>
    </form>
  );
}

type InputsProps = {
  name: string;
  setName: (name: string) => void;
  reason: string;
  setReason: (reason: string) => void;
};

const Inputs = ({ name, setName, reason, setReason }: InputsProps) => (
  <>
    <label>
      Your name
      <input
        name="name"
        autoComplete="name"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </label>
    <label>
      Your words to us (needed if you reject it)
      <textarea
        name="reason"
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </label>
  </>
);
