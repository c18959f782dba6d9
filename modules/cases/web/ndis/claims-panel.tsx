import { addMoney, can, formatMoney } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import {
  Amount,
  ActionButton,
  ActionDialog,
  api,
  ChildPanel,
  panelText,
  TabLink,
  toast,
  useRefetch,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  addNdisClaim,
  ndis,
  ndisClaim,
  ndisClaimStatuses,
  payNdisClaim,
  rejectNdisClaim,
  withdrawNdisClaim,
} from '../../domain/index.ts';
import type { NdisClaimStatus } from '../../domain/index.ts';
import './ndis.css';

const buttonsOf = ({ status }: StoredRecord): readonly (readonly [AnyAction, string])[] => {
  if (status === 'toClaim' || status === 'charged')
    return [[withdrawNdisClaim, 'The claim is withdrawn; its money is back in the budget.']];
  if (status === 'requested')
    return [
      [payNdisClaim, 'The claim is paid.'],
      [rejectNdisClaim, 'The claim is rejected; its money is back in the budget.'],
    ];
  return [];
};

/** What was claimed, how it stands, and what no appointment stands for. */
export default function ClaimsPanel({ id }: { id: string }) {
  const { actor, currency } = useSession();
  const [isAdding, setAdding] = useState(false);
  const refetchClaims = useRefetch(ndisClaim);
  const refetchCase = useRefetch(ndis);
  const add = async (input: Record<string, unknown>) => {
    const { total } = await api.post<{ total: string }>(`/app/${ndis.base}/${id}/claim`, input);
    toast.success(`${formatMoney(total, currency)} claimed.`);
    setAdding(false);
    await Promise.all([refetchClaims(), refetchCase()]);
  };
  return (
    <>
      <Sums id={id} />
      <Suspense fallback={<Skeleton active title={false} />}>
        <ChildPanel
          resource={ndisClaim}
          owner={{ id }}
          buttons={(claim) =>
            buttonsOf(claim).map(([action, done]) => (
              <ActionButton
                key={action.name}
                action={action}
                record={claim}
                done={done}
                size="small"
              />
            ))
          }
        />
        <p className="mini-more ndis-buttons">
          {can(actor, addNdisClaim.ability) && (
            <Button size="small" onClick={() => setAdding(true)}>
              Add claim
            </Button>
          )}
          <TabLink to="/view/ndis-payment-requests">Payment requests</TabLink>
        </p>
        {isAdding && (
          <ActionDialog action={addNdisClaim} run={add} close={() => setAdding(false)} />
        )}
      </Suspense>
    </>
  );
}

type Line = { readonly status: NdisClaimStatus; readonly amount: string };

const shown: readonly NdisClaimStatus[] = ['toClaim', 'requested', 'charged', 'paid'];

/** Under the key of the list, so that every claim that changes brings it up to date. */
function Sums({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['list', ndisClaim.base, 'sums', id],
    queryFn: ({ signal }) =>
      api.get<{ items: Line[] }>(
        `/app/${ndisClaim.base}`,
        { ndisId: id, maxResultCount: 1000, fields: 'status,amount' },
        signal,
      ),
  });
  if (error) return <p className="soft">{panelText(error)}</p>;
  if (!data?.items.length) return null;
  return (
    <dl className="ndis-figures">
      {shown.map((status) => {
        const own = data.items.filter((line) => line.status === status);
        return (
          <div key={status}>
            <dt>{ndisClaimStatuses[status]}</dt>
            <dd>
              <Amount of={addMoney(...own.map(({ amount }) => amount))} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
