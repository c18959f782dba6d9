import { can } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { ActionDialog, api, toast, useRefetch, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { prepaymentRequest, requestPrepayment } from '../../domain/index.ts';

const { caseId: _case, ...besidesCase } = requestPrepayment.input;
const anyCaseAction: AnyAction = requestPrepayment;
const thisCaseAction: AnyAction = { ...requestPrepayment, input: besidesCase };

/** In the list of requests, for a case that is chosen; on the page of a case for that case. */
function RequestButton({ caseId, isMain = false }: { caseId?: string; isMain?: boolean }) {
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
  const action = caseId ? thisCaseAction : anyCaseAction;
  return (
    <>
      <Button type={isMain ? 'primary' : 'default'} onClick={() => setOpen(true)}>
        Request prepayment
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog
            action={action}
            recordId=""
            {...(caseId && { fixed: { caseId } })}
            run={run}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export const RequestPrepaymentButton = () => <RequestButton isMain />;

/** Only where the case waits for the money. */
export const RequestPrepaymentOfCase = ({ record }: { record: StoredRecord }) =>
  record['prepaymentStatus'] === 'required' ? <RequestButton caseId={record.id} /> : null;
