import { ActionButton, getBlob, saveBlob, screensFor, toastFailure } from '#kernel/web';
import { Button } from 'antd';
import { Suspense } from 'react';
import { creditNote, sendCreditNote } from '../../domain/index.ts';

async function download(id: string, no: string): Promise<void> {
  saveBlob(await getBlob(`/app/credit-notes/${id}/print?format=pdf`), `Credit note ${no}.pdf`);
}

export const creditNoteScreens = screensFor(creditNote, {
  actions: ({ record }) => (
    <Suspense>
      <Button
        onClick={() => void download(record.id, record.creditNoteNo ?? '').catch(toastFailure)}
      >
        Download PDF
      </Button>
      <ActionButton action={sendCreditNote} record={record} done="The credit note was sent." />
    </Suspense>
  ),
});
