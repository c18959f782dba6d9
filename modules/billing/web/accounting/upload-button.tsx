import { ActionButton } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { cancelled, uploadCreditNote, uploadInvoice } from '../../domain/index.ts';

const done = 'Uploaded to accounting';

/** Gone once it is there: what changes afterwards is found by the sync. */
export const UploadInvoiceButton = ({ record }: { record: StoredRecord }) =>
  !record.accountingId && record.status !== cancelled ? (
    <ActionButton action={uploadInvoice} record={record} done={done} />
  ) : null;

export const UploadCreditNoteButton = ({ record }: { record: StoredRecord }) =>
  !record.accountingId ? (
    <ActionButton action={uploadCreditNote} record={record} done={done} />
  ) : null;
