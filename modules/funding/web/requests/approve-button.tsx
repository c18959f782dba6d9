import type { Money } from '#kernel/domain';
import { ActionDialog, Amount, callAction, toast, useRefetch } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { fundingRequest, fundingRequestWorkflow } from '../../domain/index.ts';

const { approve } = fundingRequestWorkflow.actions;

type Asked = {
  readonly id: string;
  readonly concurrencyStamp: string;
  readonly amount: Money;
  readonly wantedFrom: string | null;
  readonly can?: readonly string[];
};

/** The form as it starts: what was asked for, so that a plain yes is one press. */
export const approvalOf = ({ amount, wantedFrom }: Pick<Asked, 'amount' | 'wantedFrom'>) => ({
  ...approve,
  input: {
    ...approve.input,
    limit: { ...approve.input.limit, default: amount },
    ...(wantedFrom && { startsOn: { ...approve.input.startsOn, default: wantedFrom } }),
  },
});

/** Says before it is done what an approval makes. */
export function ApproveButton({ record }: { record: Asked }) {
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetch(fundingRequest);
  if (!record.can?.includes(approve.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    const { id, concurrencyStamp } = record;
    if (!(await callAction(approve, id, { ...input, concurrencyStamp }))) return;
    toast.success('The request is approved, and its agreement waits for its rates.');
    setOpen(false);
    await refetch();
  };
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {approve.label}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog
            action={approvalOf(record)}
            run={run}
            close={() => setOpen(false)}
            startsAtButton
          >
            <p className="soft">
              <Amount of={record.amount} /> was asked for. A pending agreement over the limit is
              made; nothing can be drawn until its rates are agreed and it is set active.
            </p>
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
