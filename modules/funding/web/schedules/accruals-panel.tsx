import { can } from '#kernel/domain';
import {
  ActionDialog,
  api,
  ChildPanel,
  toast,
  todayIn,
  toastFailure,
  useRefetch,
  useSession,
} from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { accruedPrincipalInterest, saveAccrual } from '../../domain/index.ts';

/** What the loan came to on the days on which somebody saved it. */
export default function AccrualsPanel({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <ChildPanel resource={accruedPrincipalInterest} owner={{ id }} />
      <SaveButtons loanId={id} />
    </Suspense>
  );
}

function SaveButtons({ loanId }: { loanId: string }) {
  const { actor, zone } = useSession();
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetch(accruedPrincipalInterest);
  if (!can(actor, saveAccrual.ability)) return null;
  const save = async (asOf: unknown) => {
    await api.post('/app/accrued-principal-interest', { loanId, asOf });
    toast.success('What has accrued was saved.');
    setOpen(false);
    await refetch();
  };
  const { loanId: _loan, ...asked } = saveAccrual.input;
  return (
    <p className="mini-more toolbar">
      <Button size="small" onClick={() => void save(todayIn(zone)).catch(toastFailure)}>
        Save as of today
      </Button>
      <Button size="small" onClick={() => setOpen(true)}>
        Save as of another day
      </Button>
      {isOpen && (
        <ActionDialog
          action={{ ...saveAccrual, input: asked }}
          run={({ asOf }) => save(asOf)}
          close={() => setOpen(false)}
        />
      )}
    </p>
  );
}
