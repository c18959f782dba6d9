import { can } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { ActionDialog, api, toast, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { prepaymentRequest, requestPrepayment } from '../../domain/index.ts';

const action: AnyAction = requestPrepayment;

export function RequestPrepaymentButton() {
  const { actor } = useSession();
  const refetch = useRefetch(prepaymentRequest);
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, requestPrepayment.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    await api.post(requestPrepayment.path, input);
    toast.success('The request was sent.');
    setOpen(false);
    await refetch();
  };
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Request prepayment
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog action={action} run={run} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
