import { beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually, press, render } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { approvalOf } from '../requests/approve-button.tsx';
import { RequestStand } from '../requests/request-stand.tsx';
import type { ShownRequest } from '../requests/request-stand.tsx';
import { AgreementUse, limitUse } from './agreement-use.tsx';
import type { ShownAgreement } from './agreement-use.tsx';
import { RateImpactDialog } from './rate-impact-dialog.tsx';
import { sentWords } from './send-agreement-button.tsx';

beforeAll(() => registerCatalogue());

const anAgreement = (given: Partial<ShownAgreement> = {}): ShownAgreement => ({
  status: 'effective',
  facilityLimit: '100000.00',
  drawn: '25000.00',
  available: '75000.00',
  cancelledReason: null,
  ...given,
});

describe('the use of a limit', () => {
  test.each([
    ['100000.00', '0.00', 0, 'calm'],
    ['100000.00', '89999.99', 89, 'calm'],
    ['100000.00', '90000.00', 90, 'near'],
    ['100000.00', '99999.99', 99, 'near'],
    ['100000.00', '100000.00', 100, 'full'],
    ['0.00', '0.00', 0, 'calm'],
    ['50.00', '80.00', 100, 'full'],
  ] as const)('of %s with %s drawn is %i %% and %s', (limit, drawn, percent, level) => {
    expect(limitUse(limit, drawn)).toEqual({ percent, level });
  });

  test('says what is left, and while it is pending what comes next', async () => {
    const place = await render(<AgreementUse record={anAgreement()} />);
    const pending = await render(<AgreementUse record={anAgreement({ status: 'pending' })} />);

    expect(place.textContent).toContain('75,000.00 available');
    expect(place.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('25');
    expect(place.textContent).not.toContain('then set it active');
    expect(pending.textContent).toContain('then set it active');
  });
});

test('[M-109] the message says to whom the agreement went', () => {
  expect(sentWords('borrower')).toBe('Funding agreement update sent to Borrower.');
  expect(sentWords('lender')).toBe('Funding agreement update sent to Lender.');
});

describe('a rate of a past day', () => {
  const choice = {
    name: 'forLoans',
    options: [
      { value: 'countAgain', label: 'Count', hint: 'Posted anew.', confirm: 'Change 2 loans' },
    ],
    about: { total: '460.28', count: 2, loans: [{ id: 'l-1', loanNo: 'LN-1', by: '460.28' }] },
  };

  test('shows by how much each loan changes, and goes on only when told to', async () => {
    const answer = vi.fn<(value: string | null) => void>();
    const place = await render(<RateImpactDialog choice={choice} answer={answer} />);
    const { body } = place.ownerDocument;
    await eventually(() => expect(body.textContent).toContain('2 loans are counted again'));
    const shown = body.textContent;

    await press('Change 2 loans');

    expect(shown).toContain('LN-1');
    expect(shown).toContain('and 1 more');
    expect(answer.mock.calls).toEqual([['countAgain']]);
  });

  test('leaves everything as it is', async () => {
    const answer = vi.fn<(value: string | null) => void>();
    const place = await render(<RateImpactDialog choice={choice} answer={answer} />);
    const { body } = place.ownerDocument;
    await eventually(() => expect(body.textContent).toContain('Keep the rate'));

    await press('Keep the rate as it is');

    expect(answer.mock.calls).toEqual([[null]]);
  });
});

describe('[G-037] a facility request', () => {
  const aRequest = (given: Partial<ShownRequest>): ShownRequest => ({
    status: '0',
    decisionNote: null,
    agreementId: null,
    ...given,
  });

  test.each([
    [{ status: '0' }, 'then submit it'],
    [{ status: '1' }, 'Waits for a decision'],
    [{ status: '2', agreementId: 'a-1' }, 'Open agreement'],
    [{ status: '3', decisionNote: 'No security' }, 'Rejected because: No security'],
    [{ status: '4', decisionNote: 'Not needed' }, 'Cancelled because: Not needed'],
  ] as const)('with %j says "%s"', async (given, words) => {
    const place = await render(<RequestStand record={aRequest(given)} />);

    expect(place.textContent).toContain(words);
  });

  test('is approved with what was asked for, unless somebody writes otherwise', () => {
    const { input } = approvalOf({ amount: '80000.00', wantedFrom: '2026-12-01' });
    const open = approvalOf({ amount: '80000.00', wantedFrom: null });

    expect([input.limit.default, input.startsOn]).toMatchObject([
      '80000.00',
      { default: '2026-12-01' },
    ]);
    expect(open.input.startsOn).not.toHaveProperty('default');
  });
});
