import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { agreementHtml } from './agreement-html.ts';
import { decideGeneration, decideSync } from './agreement.ts';
import { contractInForce, signedContractOf } from './contract-in-force.ts';
import type { ContractFacts } from './contract-in-force.ts';

const contract = (given: Partial<ContractFacts> = {}): ContractFacts => ({
  id: 'c-1',
  specialistId: 's-1',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  status: 'sent',
  ...given,
});
const today = '2026-03-05';

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

  test('binds while it is not over', () => {
    expect(signedContractOf([now], today)).toEqual({
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    });
    expect(signedContractOf([next], today)).toEqual({ startDate: '2027-01-01', endDate: null });
    expect(signedContractOf([past], today)).toBeNull();
    expect(signedContractOf([contract()], today)).toBeNull();
  });

  test('[C-215] syncing takes its dates, and is refused without a signature', () => {
    expect(decideSync('s-1', [past, now], today)).toMatchObject({
      writes: [
        {
          resource: 'specialist',
          ids: ['s-1'],
          values: { onboardedDate: '2026-01-01', onboardedEndDate: '2026-12-31' },
        },
      ],
    });
    expect(decideSync('s-1', [contract()], today)).toEqual(refuse('agreementNotSigned'));
  });

  test('[C-214] what was signed is not rendered again', () => {
    for (const status of ['draft', 'sent'] as const) {
      expect(decideGeneration(contract({ status }), 'd-1')).toMatchObject({
        writes: [{ to: { status: 'sent' }, values: { documentId: 'd-1' } }],
      });
    }
    expect(decideGeneration(now, 'd-1')).toMatchObject({
      code: 'moveNotPossible',
      values: { thing: 'contract', status: 'Signed', possible: 'You can cancel it.' },
    });
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
