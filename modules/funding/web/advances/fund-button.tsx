import { can } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { ActionDialog, runAction, toast, useRefetch, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { askForCredit, creditRequest } from '../../domain/index.ts';
import type { Fundable } from './use-case-funding.ts';

const { agreementId, amount, note } = askForCredit.input;
const asked: AnyAction = { ...askForCredit, input: { amount, agreementId, note } };

/** What will happen, before it does. */
export const fundingWords = ({ kind }: Pick<Fundable, 'kind'>): string =>
  kind === 'invoiceId'
    ? 'Once it is approved and paid, the invoice is paid by the lender and the loan of the matter grows by it.'
    : 'Once it is approved and paid, the money stays as credit of the customer until the charge is invoiced, and the loan of the matter grows by it.';

type Props = { caseId: string; subject: Fundable };

export function FundButton({ caseId, subject }: Props) {
  const { actor } = useSession();
  const refetch = useRefetch(creditRequest);
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, askForCredit.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    const made = await runAction<{ requestNo: string }>(askForCredit, '', {
      ...input,
      caseId,
      [subject.kind]: subject.id,
    });
    if (!made) return;
    toast.success(`${made.requestNo} was submitted.`);
    setOpen(false);
    await refetch();
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`Fund this report: ${subject.label}`}
        onClick={() => setOpen(true)}
      >
        Fund this report
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog action={asked} run={run} close={() => setOpen(false)}>
            <p>{fundingWords(subject)}</p>
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
