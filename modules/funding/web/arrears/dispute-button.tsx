import { can } from '#kernel/domain';
import { callAction, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { disputeRepayment } from '../../domain/index.ts';
import { DisputeDialog } from './dispute-dialog.tsx';

type Props = {
  record: { readonly id: string; readonly isDisputed: boolean | null };
  changed: () => Promise<void>;
};

/** Stops the reminders of one invoice, with a reason, and lets them go on. */
export function DisputeButton({ record: { id, isDisputed }, changed }: Props) {
  const { actor } = useSession();
  const [isAsking, setAsking] = useState(false);
  if (!can(actor, disputeRepayment.ability)) return null;
  const end = async () => {
    try {
      await callAction(disputeRepayment, id, { isDisputed: false });
      toast.success('The dispute has ended. Reminders go on.');
      await changed();
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <>
      {isDisputed ? (
        <Button onClick={() => void end()}>End dispute</Button>
      ) : (
        <Button onClick={() => setAsking(true)}>Mark as disputed</Button>
      )}
      {isAsking && <DisputeDialog id={id} close={() => setAsking(false)} changed={changed} />}
    </>
  );
}
