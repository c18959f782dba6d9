import { api, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { appointmentSession } from '../../domain/index.ts';

type Props = { session: { readonly id: string; readonly isOnHold: boolean } };

/** C-101. A session on hold keeps its appointments and takes no new ones. */
export function HoldButton({ session: { id, isOnHold } }: Props) {
  const refetch = useRefetch(appointmentSession);
  const [isBusy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    try {
      await api.put(`/app/appointment-sessions/${id}/setIsOnHold`, { isOnHold: !isOnHold });
      toast.success(saved.record);
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
