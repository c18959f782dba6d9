import { recordPath } from './record-path.ts';
import { confirm, FieldInput, spoken, TabLink } from '#kernel/web';
import { Button, Select } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { elapsedText, startTimer, timeActivities } from '../../domain/index.ts';
import type { TimeActivity } from '../../domain/index.ts';
import { BudgetNotice } from './budget-notice.tsx';
import type { Timer, useTimer } from './use-timer.ts';

type Props = Pick<ReturnType<typeof useTimer>, 'timer' | 'text' | 'isBusy' | 'call'> & {
  note: string;
  setNote: (note: string) => void;
  done: () => void;
};

export const activityOptions = Object.entries(timeActivities).map(([value, label]) => ({
  value: value as TimeActivity,
  label,
}));

/** In the header: what runs, and what to work on next. */
export function TimerPanel(props: Props) {
  const { timer, text, isBusy, call, done } = props;
  return (
    <div className="timer-panel">
      {timer && <Running {...props} timer={timer} text={text ?? ''} />}
      <StartForm
        isSwitch={timer !== null}
        isBusy={isBusy}
        start={async (next) => {
          // What runs is kept by the next start, but as the server knows it: without what is typed here.
          const note = props.note.trim();
          if (timer && note && !(await call('stop', { note }))) return;
          if (await call('start', next)) done();
        }}
      />
    </div>
  );
}

/** A timer that was started by mistake goes without a question. */
function discardQuestion({ caseNo }: Timer, text: string, note: string) {
  if (text === elapsedText(0) && !note.trim()) return null;
  const lost = note.trim() ? `${text} and the note are` : `${text} is`;
  return {
    title: 'Discard the timer?',
    text: `${lost} not kept for ${caseNo}.`,
    yes: 'Discard',
    no: 'Keep',
    isDanger: true,
  };
}

type RunningProps = Omit<Props, 'timer' | 'text'> & { timer: Timer; text: string };

function Running({ timer, text, isBusy, call, note, setNote, done }: RunningProps) {
  const stopButton = useRef<HTMLButtonElement>(null);
  useEffect(() => stopButton.current?.focus(), []);
  const stop = async () => {
    if (await call('stop', { note: note.trim() || null })) done();
  };
  const discard = async () => {
    const question = discardQuestion(timer, text, note);
    if (!question || (await confirm(question))) await call('discard');
  };
  return (
    <section className="timer-running" aria-label="Running timer">
      <p>
        <strong className="timer-clock">{text}</strong>{' '}
        <TabLink to={recordPath(timer)}>{timer.caseNo}</TabLink> {timer.claimantName}
        <br />
        <span className="soft">{timeActivities[timer.activity]}</span>
      </p>
      <BudgetNotice budget={timer.budget} />
      <textarea
        className="timer-note"
        aria-label="Note"
        placeholder="What you did"
        rows={2}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void stop();
        }}
      />
      <div className="buttons-end">
        <Button size="small" disabled={isBusy} onClick={() => void discard()}>
          Discard
        </Button>
        <Button
          type="primary"
          size="small"
          ref={stopButton}
          loading={isBusy}
          onClick={() => void stop()}
        >
          Stop and keep
        </Button>
      </div>
    </section>
  );
}

type StartProps = {
  isSwitch: boolean;
  isBusy: boolean;
  start: (next: { caseId: string; activity: TimeActivity }) => Promise<void>;
};

function StartForm({ isSwitch, isBusy, start }: StartProps) {
  const [caseId, setCase] = useState<string | null>(null);
  const [activity, setActivity] = useState<TimeActivity>('report');
  return (
    <form
      className="timer-start"
      aria-label={isSwitch ? 'Switch to another case' : 'Start a timer'}
      onSubmit={(event) => {
        event.preventDefault();
        if (caseId) void start({ caseId, activity });
      }}
    >
      <Suspense>
        <FieldInput
          field={startTimer.input.caseId}
          placeholder={spoken(isSwitch ? 'Switch to the case …' : 'Number or claimant of the case')}
          value={caseId}
          onChange={(value) => setCase(value as string | null)}
        />
      </Suspense>
      <Select
        aria-label="Activity"
        options={activityOptions}
        value={activity}
        onChange={setActivity}
      />
      <Button
        htmlType="submit"
        type={isSwitch ? 'default' : 'primary'}
        disabled={!caseId}
        loading={isBusy}
      >
        {isSwitch ? 'Switch' : 'Start'}
      </Button>
    </form>
  );
}
