import { describe, expect, test } from 'vitest';
import {
  decideQuotationAnswer,
  decideEnd,
  decideSending,
  hasExpired,
  linkState,
} from './decide-sending.ts';
import type { QuotationInCase } from './decide-sending.ts';

const quotation = {
  id: 'q1',
  otId: 'c1',
  status: 'sent',
  validUntil: '2026-05-31',
  sendingKey: 'k1',
} as const;

const given = (
  step = 'quotationSent',
  more: Partial<QuotationInCase['quotation']> = {},
): QuotationInCase => ({
  quotation: { ...quotation, ...more },
  otCase: { id: 'c1', caseNo: 'OT-1', step, billingStatus: 'none', isOnHold: false },
  facts: { today: '2026-05-01', persons: {}, prices: {}, charged: [] },
});

const yes = { isApproved: true, name: 'Jo', reason: null, now: '2026-05-01T00:00:00Z' } as const;
const movesOf = (decision: ReturnType<typeof decideQuotationAnswer>) =>
  decision.kind === 'accepted'
    ? decision.writes.flatMap((write) => (write.write === 'move' ? [write.move] : []))
    : decision;

describe('answering a quotation', () => {
  test('[G-023] approval moves quotation and case together', () => {
    expect(movesOf(decideQuotationAnswer(given(), yes))).toEqual(['approve', 'quotationApproved']);
  });

  test('a case on hold goes on all the same, one that has gone on stays', () => {
    const held = given();
    const onHold = { ...held, otCase: { ...held.otCase, isOnHold: true } };

    expect(movesOf(decideQuotationAnswer(onHold, yes))).toEqual(['approve', 'quotationApproved']);
    expect(movesOf(decideQuotationAnswer(given('appointmentConfirmed'), yes))).toEqual(['approve']);
  });

  test.each(['approved', 'rejected', 'expired', 'cancelled', 'draft'] as const)(
    'one that is %s is not answered',
    (status) => {
      expect(decideQuotationAnswer(given('quotationSent', { status }), yes)).toMatchObject({
        code: 'moveNotPossible',
      });
    },
  );

  test('a rejection says why', () => {
    const no = { ...yes, isApproved: false };

    expect(decideQuotationAnswer(given(), no)).toMatchObject({ code: 'rejectionWithoutReason' });
    expect(movesOf(decideQuotationAnswer(given(), { ...no, reason: 'Too dear' }))).toEqual([
      'reject',
      'quotationLost',
    ]);
  });
});

describe('sending a quotation', () => {
  const sending = { to: 'a@b.test', key: 'k2', items: 1, now: yes.now };
  const draft = given('quotationRequested', { status: 'draft' });

  test('needs items, somebody to send it to, and a day to come', () => {
    expect(decideSending(draft, { ...sending, items: 0 })).toMatchObject({
      code: 'quotationWithoutItems',
    });
    expect(decideSending(draft, { ...sending, to: null })).toMatchObject({
      code: 'quotationWithoutRecipient',
    });
    expect(decideSending(draft, { ...sending, to: 'nope' })).toMatchObject({
      code: 'quotationAddressWrong',
    });
    expect(
      decideSending(given('quotationRequested', { status: 'draft', validUntil: '2026-04-30' }), {
        ...sending,
      }),
    ).toMatchObject({ code: 'quotationValidUntilPast' });
  });

  test('moves the case once, and sending it again only renews the link', () => {
    expect(movesOf(decideSending(draft, sending))).toEqual(['send', 'quotationSent']);
    expect(movesOf(decideSending(given(), sending))).toEqual(['send']);
  });
});

describe('a link', () => {
  const link = { sendingKey: 'k1', isCaseClosed: false };

  test('is open through its last day and expired on the next', () => {
    expect(linkState(quotation, link, '2026-05-31')).toBe('open');
    expect(linkState(quotation, link, '2026-06-01')).toBe('expired');
    expect(hasExpired(quotation, '2026-05-31')).toBe(false);
    expect(hasExpired(quotation, '2026-06-01')).toBe(true);
    expect(hasExpired({ ...quotation, status: 'approved' }, '2026-06-01')).toBe(false);
  });

  test('of an earlier sending or of a closed case is withdrawn', () => {
    expect(linkState(quotation, { ...link, sendingKey: 'k0' }, '2026-05-01')).toBe('withdrawn');
    expect(linkState(quotation, { ...link, isCaseClosed: true }, '2026-05-01')).toBe('withdrawn');
  });

  test('that ran out leads the case back; a draft that is cancelled leaves it', () => {
    expect(movesOf(decideEnd(given(), 'expire', null))).toEqual(['expire', 'quotationLost']);
    const draft = given('quotationRequested', { status: 'draft' });
    expect(movesOf(decideEnd(draft, 'cancel', 'No longer needed'))).toEqual(['cancel']);
  });
});
