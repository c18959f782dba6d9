import { can } from '#kernel/domain';
import {
  ActionDialog,
  api,
  followTask,
  getBlob,
  saveBlob,
  screensFor,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { makePaymentRequest, ndisClaim, ndisPaymentRequest } from '../../domain/index.ts';

type Made = { readonly taskId: string; readonly lineCount: number };

/** Every NDIA managed claim of the days that waits goes into one file. */
function MakeButton() {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetch(ndisPaymentRequest);
  const refetchClaims = useRefetch(ndisClaim);
  if (!can(actor, makePaymentRequest.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    const { taskId, lineCount } = await api.post<Made>(makePaymentRequest.path, input);
    setOpen(false);
    const ended = () => void Promise.all([refetch(), refetchClaims()]);
    followTask(taskId, `${lineCount} claims go into the file.`, 'Payment request', ended);
    await refetch();
  };
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Make payment request
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog action={makePaymentRequest} run={run} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const download = async (id: string, requestNo: string | null): Promise<void> =>
  saveBlob(await getBlob(`/app/${ndisPaymentRequest.base}/${id}/file`), `${requestNo ?? id}.csv`);

export const paymentRequestScreens = screensFor(ndisPaymentRequest, {
  listActions: MakeButton,
  listNeeds: ['status', 'requestNo'],
  cells: {
    requestNo: ({ record: { id, requestNo, status } }) =>
      status === 'made' ? (
        <Button
          type="link"
          size="small"
          onClick={() => void download(id, requestNo).catch(toastFailure)}
        >
          {requestNo}.csv
        </Button>
      ) : (
        requestNo
      ),
  },
});
