import { callAction, Dialog, LeaveButton, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { appointment, cancelAppointment, confirmAppointment } from '../../domain/index.ts';
import type { NoticeRecipient } from '../../domain/index.ts';
import { saidName } from '../parts/said-field.ts';
import { TellPeople, toldWithout } from './tell-people.tsx';
import '../parts/labelled-input.css';

type Props = {
  kind: 'confirm' | 'cancel';
  appointment: { readonly id: string; readonly can?: readonly string[] };
  /** Whose it is, where the page around does not say so. */
  about?: string;
  onDone?: () => void;
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
export function ChangeButton({ kind, appointment: { id, can }, about, onDone }: Props) {
  const { action, button } = kinds[kind];
  const [isOpen, setOpen] = useState(false);
  if (!can?.includes(action.ability)) return null;
  return (
    <>
      <Button danger={kind === 'cancel'} onClick={() => setOpen(true)}>
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

function ChangeDialog({ kind, id, about, close, done }: DialogProps) {
  const { action, title, done: words, button } = kinds[kind];
  const refetch = useRefetch(appointment);
  const field = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [untold, setUntold] = useState<readonly NoticeRecipient[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isCancelling = kind === 'cancel';

  const run = async () => {
    if (isCancelling && !reason.trim()) return setMissing(true);
    setRunning(true);
    try {
      const input = { ...(isCancelling && { reason: reason.trim() }), tell: toldWithout(untold) };
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

  return (
    <Dialog
      kind="confirm"
      title={title}
      close={close}
      isDirty={reason.trim() !== '' || untold.length > 0}
      footer={
        <>
          <LeaveButton>{isCancelling ? 'Keep it' : 'Not yet'}</LeaveButton>
          <Button
            type="primary"
            danger={isCancelling}
            loading={isRunning}
            onClick={() => void run()}
          >
            {button}
          </Button>
        </>
      }
    >
      {about && <p className="change-about">{about}</p>}
      {isCancelling && (
        <div className="change-reason">
          <label htmlFor={field}>
            Reason <span className="must">*</span>
          </label>
          <Input.TextArea
            id={field}
            value={reason}
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 5 }}
            status={isMissing ? 'error' : ''}
            aria-invalid={isMissing}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
          />
          {isMissing && (
            <p className="labelled-error" role="alert">
              Please say why. The {saidName('client')} does not read it.
            </p>
          )}
        </div>
      )}
      <TellPeople
        about={{ appointmentId: id }}
        isCancelling={isCancelling}
        untold={untold}
        setUntold={setUntold}
      />
    </Dialog>
  );
}
