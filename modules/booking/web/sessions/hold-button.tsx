import { callAction, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { appointmentSession, setIsOnHold } from '../../domain/index.ts';

type Props = { session: { readonly id: string; readonly isOnHold: boolean } };

/** C-101. A session on hold keeps its appointments and takes no new ones. */
export function HoldButton({ session: { id, isOnHold } }: Props) {
  const refetch = useRefetch(appointmentSession);
  const [isBusy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    try {
      if (await callAction(setIsOnHold, id, { isOnHold: !isOnHold })) toast.success(saved.record);
    } catch (error) {
      toastFailure(error);
    }
    setBusy(false);
    await refetch();
  };
  return (
    <Button loading={isBusy} onClick={() => void turn()}>
      {isOnHold ? 'Take off hold' : 'Put on hold'}
    </Button>
  );
}
