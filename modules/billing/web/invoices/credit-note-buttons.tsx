import { exact } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { ActionButton, getBlob, saveBlob, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { refundCreditNote, reverseCreditNote, sendCreditNote } from '../../domain/index.ts';
import type { creditNote } from '../../domain/index.ts';

async function download(id: string, no: string): Promise<void> {
  saveBlob(await getBlob(`/app/credit-notes/${id}/print?format=pdf`), `Credit note ${no}.pdf`);
}

/** What went back by the bank cannot be undone, and one that was taken back can only be looked at. */
export function CreditNoteButtons({ record }: { record: RecordOf<typeof creditNote> }) {
  const { id, creditNoteNo, isReversed, refunded, unapplied } = record;
  return (
    <>
      <Button onClick={() => void download(id, creditNoteNo ?? '').catch(toastFailure)}>
        Download PDF
      </Button>
      {!isReversed && (
        <>
          {exact(refunded).isZero() && (
            <ActionButton
              action={reverseCreditNote}
              record={record}
              done="The credit note was taken back."
            />
          )}
          {exact(unapplied ?? '0').greaterThan(0) && (
            <ActionButton action={refundCreditNote} record={record} done="The refund was posted." />
          )}
          <ActionButton action={sendCreditNote} record={record} done="The credit note was sent." />
        </>
      )}
    </>
  );
}
