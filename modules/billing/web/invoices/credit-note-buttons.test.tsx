import { Suspense } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { aSession, eventually, render } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { refundCreditNote, reverseCreditNote, sendCreditNote } from '../../domain/index.ts';
import { CreditNoteButtons } from './credit-note-buttons.tsx';

beforeAll(() => registerCatalogue());

type Note = Parameters<typeof CreditNoteButtons>[0]['record'];

const aNote = (given: Partial<Note>) =>
  ({
    id: 'n-1',
    can: [reverseCreditNote, refundCreditNote, sendCreditNote].map(({ ability }) => ability),
    concurrencyStamp: 's',
    creditNoteNo: 'CRN-2026-000001',
    isReversed: false,
    refunded: '0.00',
    unapplied: '0.00',
    ...given,
  }) as unknown as Note;

const accounting = aSession({
  actor: { ...aSession().actor, roles: ['ACCOUNTING'], edition: 'MLP' },
});

test.each([
  [{}, ['Download PDF', 'Undo credit note', 'Send credit note']],
  [{ unapplied: '10.00' }, ['Download PDF', 'Undo credit note', 'Refund', 'Send credit note']],
  [{ refunded: '5.00', unapplied: '5.00' }, ['Download PDF', 'Refund', 'Send credit note']],
  [{ isReversed: true }, ['Download PDF']],
])('a credit note with %j offers %j', async (given, expected) => {
  const place = await render(
    <Suspense>
      <CreditNoteButtons record={aNote(given)} />
    </Suspense>,
    { session: accounting },
  );

  await eventually(() =>
    expect([...place.querySelectorAll('button')].map((one) => one.textContent)).toEqual(expected),
  );
});
