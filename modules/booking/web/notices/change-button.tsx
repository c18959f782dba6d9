import {
  callAction,
  Dialog,
  DryRunOf,
  LeaveButton,
  toast,
  toastFailure,
  useRefetch,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { appointment, cancelAppointment, confirmAppointment } from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { labelledField, nameInSentence } from '../parts/tenant-labels.ts';
import { TellPeople, toldWithout } from './tell-people.tsx';
import '../parts/labelled-input.css';

type Props = {
  kind: 'confirm' | 'cancel';
  appointment: { readonly id: string; readonly can?: readonly string[] };
  /** Whose it is, where the page around does not say so. */
  about?: string;
  onDone?: () => void;
  /** In a row of a list, where the button says whose it is. */
  size?: 'small';
};

const kinds = {
  confirm: {
    action: confirmAppointment,
    button: 'Confirm',
    title: 'Confirm the appointment',
    done: 'The appointment is confirmed.',
  },
  cancel: {
    action: cancelAppointment,
    button: 'Cancel appointment',
    title: 'Cancel the appointment',
    done: 'The appointment is cancelled.',
  },
} as const;

/** Confirms or cancels, and says first who will read of it. */
export function ChangeButton({ kind, appointment: { id, can }, about, onDone, size }: Props) {
  const { action, button, title } = kinds[kind];
  const [isOpen, setOpen] = useState(false);
  if (!can?.includes(action.ability)) return null;
  return (
    <>
      <Button
        danger={kind === 'cancel'}
        {...(size && { size, 'aria-label': `${button}: ${about ?? title}` })}
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
      {isOpen && (
        <ChangeDialog
          kind={kind}
          id={id}
          about={about}
          close={() => setOpen(false)}
          done={() => {
            setOpen(false);
            onDone?.();
          }}
        />
      )}
    </>
  );
}

type DialogProps = {
  kind: Props['kind'];
  id: string;
  about: string | undefined;
  close: () => void;
  done: () => void;
};

/** What was typed for the change, and the call. */
function useChange({ kind, id, done }: DialogProps) {
  const { action, done: words } = kinds[kind];
  const refetch = useRefetch(appointment);
  const [reason, setReason] = useState<Reason>({ reasonId: null, note: null });
  const [isMissing, setMissing] = useState(false);
  const [untold, setUntold] = useState<readonly NoticeRecipient[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isCancelling = kind === 'cancel';

  const inputOf = () => {
    if (isCancelling && !reason.reasonId) {
      setMissing(true);
      return null;
    }
    return { ...(isCancelling && reason), tell: toldWithout(untold) };
  };
  const run = async () => {
    const input = inputOf();
    if (!input) return;
    setRunning(true);
    try {
      if (await callAction(action, id, input)) {
        toast.success(words);
        done();
      }
    } catch (error) {
      toastFailure(error);
    } finally {
      setRunning(false);
      await refetch();
    }
  };
  const changeReason = (next: Partial<Reason>) => {
    setReason((all) => ({ ...all, ...next }));
    setMissing(false);
  };
  return { reason, changeReason, isMissing, untold, setUntold, isRunning, inputOf, run };
}

function ChangeDialog(props: DialogProps) {
  const { kind, id, about, close } = props;
  const { action, title, button } = kinds[kind];
  const { reason, changeReason, isMissing, untold, setUntold, isRunning, inputOf, run } =
    useChange(props);
  const isCancelling = kind === 'cancel';

  return (
    <Dialog
      kind="confirm"
      title={title}
      close={close}
      isDirty={Boolean(reason.reasonId ?? reason.note) || untold.length > 0}
      footer={
        <ChangeButtons isCancelling={isCancelling} isRunning={isRunning} run={() => void run()}>
          {button}
        </ChangeButtons>
      }
    >
      {about && <p className="change-about">{about}</p>}
      {isCancelling && <ReasonInputs reason={reason} isMissing={isMissing} change={changeReason} />}
      <TellPeople
        about={{ appointmentId: id }}
        isCancelling={isCancelling}
        untold={untold}
        setUntold={setUntold}
      />
      <DryRunOf action={action} id={id} input={inputOf} />
    </Dialog>
  );
}

type ButtonsProps = {
  isCancelling: boolean;
  isRunning: boolean;
  run: () => void;
  children: string;
};

const ChangeButtons = ({ isCancelling, isRunning, run, children }: ButtonsProps) => (
  <>
    <LeaveButton>{isCancelling ? 'Keep it' : 'Not yet'}</LeaveButton>
    <Button type="primary" danger={isCancelling} loading={isRunning} onClick={run}>
      {children}
    </Button>
  </>
);

type Reason = { readonly reasonId: string | null; readonly note: string | null };

type ReasonProps = {
  reason: Reason;
  isMissing: boolean;
  change: (reason: Partial<Reason>) => void;
};

/** A value of the list, and more words where they are needed. */
function ReasonInputs({ reason, isMissing, change }: ReasonProps) {
  const missing = `Please say why. The ${nameInSentence('client')} does not read it.`;
  return (
    <div className="change-reason">
      <LabelledInput<string>
        field={labelledField(cancelAppointment, 'reasonId')}
        value={reason.reasonId}
        error={isMissing ? missing : undefined}
        onChange={(reasonId) => change({ reasonId })}
      />
      <LabelledInput<string>
        field={labelledField(cancelAppointment, 'note')}
        value={reason.note}
        onChange={(note) => change({ note })}
      />
    </div>
  );
}
