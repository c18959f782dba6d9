import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { agreementHtml } from './agreement-html.ts';
import { contractInForce, decideGeneration, decideSignature, decideSync } from './agreement.ts';
import type { ContractFacts } from './agreement.ts';

const contract = (given: Partial<ContractFacts> = {}): ContractFacts => ({
  id: 'c-1',
  specialistId: 's-1',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  status: 'sent',
  signedDate: null,
  signedBy: null,
  documentId: null,
  ...given,
});
const today = '2026-03-05';

describe('a signature', () => {
  const input = { signedBy: 'Priya Menon' };

  test('is dated today, or on the day of the paper', () => {
    expect(decideSignature(contract(), input, today, true)).toMatchObject({
      changes: { status: 'signed', signedBy: 'Priya Menon', signedDate: today },
      events: [{ type: 'ContractSigned', contractId: 'c-1', specialistId: 's-1' }],
    });
    expect(
      decideSignature(contract(), { ...input, signedDate: '2026-02-01' }, today, false),
    ).toMatchObject({ changes: { signedDate: '2026-02-01' } });
    expect(
      decideSignature(contract(), { ...input, signedDate: '2026-02-01' }, today, true),
    ).toMatchObject({ changes: { signedDate: today } });
  });

  test('is refused twice, in the future, and before the agreement was sent', () => {
    expect(decideSignature(contract({ status: 'signed' }), input, today, false)).toEqual(
      refuse('contractSignedAlready'),
    );
    expect(decideSignature(contract({ status: 'cancelled' }), input, today, false)).toEqual(
      refuse('contractCancelled'),
    );
    expect(decideSignature(contract({ status: 'draft' }), input, today, true)).toEqual(
      refuse('agreementNotSent'),
    );
    expect(
      decideSignature(contract(), { ...input, signedDate: '2026-03-06' }, today, false),
    ).toEqual(refuse('signedInFuture'));
  });
});

describe('the contract in force', () => {
  const past = contract({
    id: 'past',
    status: 'signed',
    startDate: '2025-01-01',
    endDate: '2025-12-31',
  });
  const now = contract({ id: 'now', status: 'signed' });
  const next = contract({ id: 'next', status: 'signed', startDate: '2027-01-01', endDate: null });

  test('is the one of today, else the coming one, else the last', () => {
    expect(contractInForce([past, now, next], today)?.id).toBe('now');
    expect(contractInForce([past, next], today)?.id).toBe('next');
    expect(contractInForce([past], today)?.id).toBe('past');
    expect(contractInForce([contract()], today)).toBeNull();
  });

  test('[C-215] syncing takes its dates, and is refused without a signature', () => {
    expect(decideSync([past, now], today)).toMatchObject({
      changes: { onboardedDate: '2026-01-01', onboardedEndDate: '2026-12-31' },
    });
    expect(decideSync([contract()], today)).toEqual(refuse('agreementNotSigned'));
  });

  test('[C-214] what was signed is not rendered again', () => {
    expect(decideGeneration(contract({ status: 'draft' })).kind).toBe('accepted');
    expect(decideGeneration(now)).toEqual(refuse('contractSignedAlready'));
    expect(decideGeneration(null)).toEqual(refuse('contractMissing'));
  });
});

test('[C-214] the agreement names both parties, the term and the fees, and escapes them', () => {
  const html = agreementHtml({
    practice: 'Harbour <b>Medico</b>',
    specialist: 'Dr Priya Menon',
    specialty: 'Psychiatry & Law',
    template: 'standard',
    startDate: '2026-01-01',
    endDate: null,
    feeArrangement: '2',
    today,
  });

  expect(html).toContain('Harbour &lt;b&gt;Medico&lt;/b&gt;');
  expect(html).toContain('Psychiatry &amp; Law');
  expect(html).toContain('from 01 Jan 2026 until either party ends it');
  expect(html).toContain('<td>Gazette</td><td>A share of the fee');
  expect(html).toContain('<td>Medical negligence</td><td>The fixed rate');
});
