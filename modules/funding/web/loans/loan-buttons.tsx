import { can, pageAt, pageIsOpen } from '#kernel/domain';
import { ActionButton, openTab, runAction, toast, toastFailure, useSession } from '#kernel/web';
import { Button } from 'antd';
import {
  daySheetPrintRoute,
  duplicateLoan,
  emailLoan,
  loanFunding,
  setLoanFundingType,
} from '../../domain/index.ts';
import type { ShownLoan } from './loan-strip.tsx';

/** Papers, mail and a copy of the loan. */
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
      <ActionButton action={emailLoan} record={record} done="The email is on its way." />
    </>
  );
}
