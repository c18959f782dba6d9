import type { RecordOf } from '#kernel/domain';
import { api, saved, toast, toastFailure, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { centre, receiveBooking } from '../../domain/index.ts';

/** C-189. */
export function ReceiveBookingButton({ record }: { record: RecordOf<typeof centre> }) {
  const [isRunning, setRunning] = useState(false);
  const refetch = useRefetch(centre);
  if (!record.can?.includes(receiveBooking.ability)) return null;
  const turn = async () => {
    setRunning(true);
    try {
      await api.put(`/app/centres/receiveBooking/${record.id}`, {
        receiveBooking: !record.receiveBooking,
      });
      toast.success(saved.section);
      await refetch();
    } catch (error) {
      toastFailure(error);
    }
    setRunning(false);
  };
  return (
    <Button loading={isRunning} onClick={() => void turn()}>
      {record.receiveBooking ? 'Stop receiving bookings' : 'Receive bookings'}
    </Button>
  );
}
