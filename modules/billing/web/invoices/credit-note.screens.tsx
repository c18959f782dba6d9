import { exact } from '#kernel/domain';
import { ActionButton, getBlob, saveBlob, screensFor, toastFailure, Warning } from '#kernel/web';
import { Button } from 'antd';
import { Suspense } from 'react';
import {
  creditNote,
  refundCreditNote,
  reverseCreditNote,
  sendCreditNote,
} from '../../domain/index.ts';

async function download(id: string, no: string): Promise<void> {
  saveBlob(await getBlob(`/app/credit-notes/${id}/print?format=pdf`), `Credit note ${no}.pdf`);
}

export const creditNoteScreens = screensFor(creditNote, {
  banner: ({ record }) =>
    record.isReversed && (
      <Warning>
        This credit note was taken back: {record.reversedBecause}. Its lines can be credited again.
      </Warning>
    ),
  actions: ({ record }) => (
    <Suspense>
      <Button
        onClick={() => void download(record.id, record.creditNoteNo ?? '').catch(toastFailure)}
      >
        Download PDF
      </Button>
      {!record.isReversed && (
        <>
          {exact(record.refunded).isZero() && (
            <ActionButton
              action={reverseCreditNote}
              record={record}
              done="The credit note was taken back."
            />
          )}
          {exact(record.unapplied ?? '0').greaterThan(0) && (
            <ActionButton action={refundCreditNote} record={record} done="The refund was posted." />
          )}
          <ActionButton action={sendCreditNote} record={record} done="The credit note was sent." />
        </>
      )}
    </Suspense>
  ),
});
