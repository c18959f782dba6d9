import { reminderLog } from '#correspondence/domain';
import { RemindersOfRecord } from '#correspondence/web';
import { can, moduleNameOf } from '#kernel/domain';
import { ChildPanel, RelatedList, useSession } from '#kernel/web';
import { Suspense } from 'react';
import { allocation, creditNote, invoice, writeOff } from '../../domain/index.ts';
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
      {can(actor, `${reminderLog.name}.list`) && (
        <>
          <h3>Reminders</h3>
          <RemindersOfRecord about={{ fromModule: moduleNameOf(invoice), objectId: invoiceId }} />
        </>
      )}
    </Suspense>
  );
}
