import { screensFor, Warning } from '#kernel/web';
import { Suspense } from 'react';
import { creditNote } from '../../domain/index.ts';
import { CreditNoteButtons } from './credit-note-buttons.tsx';

export const creditNoteScreens = screensFor(creditNote, {
  banner: ({ record }) =>
    record.isReversed && (
      <Warning>
        This credit note was taken back: {record.reversedBecause}. Its lines can be credited again.
      </Warning>
    ),
  actions: ({ record }) => (
    <Suspense>
      <CreditNoteButtons record={record} />
    </Suspense>
  ),
});
