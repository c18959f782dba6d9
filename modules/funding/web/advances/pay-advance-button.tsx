import { can, isPlainDate, permits } from '#kernel/domain';
import { ActionDialog, api, callAction, panelText, toast, useSession } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  advancePayment,
  advancePaymentWorkflow,
  calculateAdvancePayment,
} from '../../domain/index.ts';
import type { AdvancePreview } from '../../domain/index.ts';
import { AdvanceFigures } from './advance-preview.tsx';
import { useAdvancesChanged } from './use-advances.ts';
import type { Payment } from './use-advances.ts';

const { pay } = advancePaymentWorkflow.actions;

/** C-384: what paying on the day that is typed costs and leaves. */
function Cost({ requestId, on }: { requestId: string; on: string | null }) {
  const { data, error } = useQuery({
    queryKey: ['list', advancePayment.base, 'preview', requestId, on],
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: () =>
      api.put<AdvancePreview>(calculateAdvancePayment.path, { requestId, ...(on && { on }) }),
  });
  if (error) return <Alert type="warning" title={panelText(error)} />;
  return data ? <AdvanceFigures data={data} /> : null;
}

/** Each bill becomes an advance on its loan; its cost is shown before. */
export function PayAdvanceButton({ payment }: { payment: Payment }) {
  const { actor } = useSession();
  const changed = useAdvancesChanged();
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<unknown>(null);
  if (!can(actor, pay.ability) || !permits(advancePaymentWorkflow, payment, pay.name)) return null;
  const { id, requestId, concurrencyStamp } = payment;
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(pay, id, { ...input, concurrencyStamp }))) return;
    toast.success('Paid. Each transaction is an advance on its loan now.');
    setOpen(false);
    await changed();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {pay.label}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog
            action={pay}
            run={run}
            close={() => setOpen(false)}
            typed={({ paidOn }) => setDay(paidOn)}
          >
            <Cost
              requestId={requestId}
              on={typeof day === 'string' && isPlainDate(day) ? day : null}
            />
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
