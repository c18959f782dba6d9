import { recordPath } from './record-path.ts';
import { FieldInput, TabLink } from '#kernel/web';
import { Button, Select } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { startTimer, timeActivities } from '../../domain/index.ts';
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
      <StartForm isSwitch={timer !== null} isBusy={isBusy} call={call} done={done} />
    </div>
  );
}

type RunningProps = Omit<Props, 'timer' | 'text'> & { timer: Timer; text: string };

function Running({ timer, text, isBusy, call, note, setNote, done }: RunningProps) {
  const stopButton = useRef<HTMLButtonElement>(null);
  useEffect(() => stopButton.current?.focus(), []);
  const stop = async () => {
    if (await call('stop', { note: note.trim() || null })) done();
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
        <Button size="small" disabled={isBusy} onClick={() => void call('discard')}>
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

type StartProps = Pick<Props, 'isBusy' | 'call' | 'done'> & { isSwitch: boolean };

function StartForm({ isSwitch, isBusy, call, done }: StartProps) {
  const [caseId, setCase] = useState<string | null>(null);
  const [activity, setActivity] = useState<TimeActivity>('report');
  const start = async () => {
    if (!caseId || !(await call('start', { caseId, activity }))) return;
    setCase(null);
    done();
  };
  return (
    <form
      className="timer-start"
      aria-label={isSwitch ? 'Switch to another case' : 'Start a timer'}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Suspense>
        <FieldInput
          field={startTimer.input.caseId}
          placeholder={isSwitch ? 'Switch to the case …' : 'Number or claimant of the case'}
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
