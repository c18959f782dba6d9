import { can, exact, pageAt, pageIsOpen } from '#kernel/domain';
import { ActionButton, openTab, runAction, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import {
  daySheetPrintRoute,
  duplicateLoan,
  emailLoan,
  loanFunding,
  loanWorkflow,
  setLoanFundingType,
} from '../../domain/index.ts';
import type { ShownLoan } from './loan-strip.tsx';

const { Active, Cancelled, putOnHold, takeOffHold } = loanWorkflow.actions;

const holdQuestion =
  'While it is on hold no money is advanced on it. Interest runs on, and what is due stays due. Put it on hold?';

/** What was lent is settled, so it is not offered to be cancelled. */
const isUnused = ({ principal, paid }: ShownLoan): boolean =>
  [principal, paid].every((amount) => exact(amount ?? '0').isZero());

/** Papers, mail, a copy of the loan, and its moves. */
export function LoanButtons({ record }: { record: ShownLoan & { can?: readonly string[] } }) {
  const { actor } = useSession();
  const page = pageAt(daySheetPrintRoute.page);
  const number = encodeURIComponent(record.fundingInvoiceNo ?? record.loanNo ?? '');
  const copy = async () => {
    const made = await runAction<{ id: string }>(duplicateLoan, record.id, {});
    if (!made) return;
    toast.success('The loan was duplicated.');
    openTab(`/view/${loanFunding.segment}/detail/${made.id}`);
  };
  return (
    <>
      {page && pageIsOpen(actor, page) && (
        <Button href={`${page.path}?id=${record.id}&invoiceNo=${number}`} target="_blank">
          Print
        </Button>
      )}
      {can(actor, duplicateLoan.ability) && (
        <Button onClick={() => void copy().catch(toastFailure)}>Duplicate</Button>
      )}
      {record.status === 'active' && <ActionButton action={setLoanFundingType} record={record} />}
      {isUnused(record) && (
        <ActionButton action={Cancelled} record={record} done="The loan is cancelled." />
      )}
      <ActionButton action={Active} record={record} done="The loan is active again." />
      <ActionButton
        action={putOnHold}
        record={record}
        question={holdQuestion}
        done="The loan is on hold."
      />
      <ActionButton
        action={takeOffHold}
        record={record}
        done="Money can be advanced on the loan again."
      />
      <ActionButton action={emailLoan} record={record} done="The email is on its way." />
    </>
  );
}
