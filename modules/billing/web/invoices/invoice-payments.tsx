import { can } from '#kernel/domain';
import { ChildPanel, RelatedList, useSession } from '#kernel/web';
import { Suspense } from 'react';
import { allocation, creditNote, invoiceReminder, writeOff } from '../../domain/index.ts';
import { WriteOffs } from './write-offs.tsx';

/** What settled the invoice, and what was written to the customer about it. */
export function InvoicePayments({ invoiceId }: { invoiceId: string }) {
  const { actor } = useSession();
  const owner = { id: invoiceId };
  return (
    <Suspense>
      <ChildPanel resource={allocation} owner={owner} />
      <h3>Credit notes</h3>
      <RelatedList resource={creditNote} filters={{ invoiceId }} />
      {can(actor, `${writeOff.name}.list`) && (
        <>
          <h3>Write-offs</h3>
          <WriteOffs invoiceId={invoiceId} />
        </>
      )}
      {can(actor, `${invoiceReminder.name}.list`) && (
        <>
          <h3>Reminders</h3>
          <ChildPanel resource={invoiceReminder} owner={owner} />
        </>
      )}
    </Suspense>
  );
}
