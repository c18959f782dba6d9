import { can } from '#kernel/domain';
import {
  api,
  ChildPanel,
  MoveMenu,
  toast,
  toastFailure,
  todayIn,
  useRefetch,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  claimAppointment,
  ndis,
  ndisAppointment,
  ndisBudget,
  ndisClaim,
} from '../../domain/index.ts';
import { claimedText } from './claimed-text.ts';
import type { Claimed } from './claimed-text.ts';
import { likelyStep } from './likely-step.ts';
import './ndis.css';

const isSettled = ({ status }: StoredRecord): boolean =>
  status !== 'requested' && status !== 'confirmed';

/** What an appointment changes besides itself: the case, its budget and its claims. */
function useRefetchAround() {
  const appointments = useRefetch(ndisAppointment);
  const budgets = useRefetch(ndisBudget);
  const claims = useRefetch(ndisClaim);
  const cases = useRefetch(ndis);
  return () => Promise.all([appointments(), budgets(), claims(), cases()]);
}

/** One press for what is likely, the rest behind a menu. */
export default function AppointmentsPanel({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <ChildPanel
        resource={ndisAppointment}
        owner={{ id }}
        isSettled={isSettled}
        buttons={(appointment) => (
          <>
            <LikelyButton appointment={appointment} />
            <MoveMenu resource={ndisAppointment} record={appointment} />
          </>
        )}
      />
    </Suspense>
  );
}

function LikelyButton({ appointment }: { appointment: StoredRecord }) {
  const { actor, zone, currency } = useSession();
  const refetch = useRefetchAround();
  const [isBusy, setBusy] = useState(false);
  const step = likelyStep(appointment, todayIn(zone));
  if (!can(actor, claimAppointment.ability) || !step) return null;
  const path = `/app/${ndisAppointment.base}/${appointment.id}`;
  const run = async () => {
    setBusy(true);
    try {
      if (step.attends) await api.put(`${path}/attend`, { deliveredMinutes: appointment.minutes });
      toast.success(claimedText(await api.post<Claimed>(`${path}/claim`, {}), currency));
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
    setBusy(false);
  };
  return (
    <Button size="small" type="primary" loading={isBusy} onClick={() => void run()}>
      {step.label}
    </Button>
  );
}
