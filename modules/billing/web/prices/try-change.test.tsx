import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectToasts, eventually, press, render, serve, type } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { billingRule, previewRule } from '../../domain/index.ts';
import { TryChange } from './try-change.tsx';

const id = '0196b1f0-0000-7000-8000-000000000001';
const record = {
  ...{ id, concurrencyStamp: 'stamp-1', can: ['billingRule.update'] },
  ...{ caseType: 'IME', kind: 'assessment', percent: '100', payeeWay: 'arrangement' },
  ...{ amount: null, isActive: true, serviceItemId: 'item-1' },
};
const row = {
  ...{ caseId: 'case-1', caseType: 'IME', caseNo: 'IME-2026-000007', claimantName: 'Rosa Ng' },
  ...{ companyName: 'Wattle & Gum', kind: 'assessment', day: '2026-10-12', rule: 'Fixed amount' },
  ...{ before: '1450.00', after: '1500.00', payBefore: '900.00', payAfter: '900.00' },
};
const answer = {
  ...{
    from: '2026-10-01',
    to: '2026-10-31',
    looked: 40,
    cases: 14,
    invoices: 14,
    difference: '1230.00',
  },
  ...{ payments: 0, payDifference: '0.00', rows: [row] },
};
const previewPath = 'POST /app/billing-rules/preview';
const text = () => document.body.textContent ?? '';

async function open(more: object = {}) {
  const calls = serve({ [previewPath]: { body: answer }, ...more });
  await render(
    <TryChange
      resource={billingRule}
      preview={previewRule}
      sections={{ 'Customer pays': ['percent', 'amount'] }}
      record={record}
    />,
  );
  await eventually(() => expect(document.querySelector('#amount, [id$=amount]')).not.toBeNull());
  const amount = document.querySelector('#amount, [id$=amount]');
  return { calls, amount };
}

beforeAll(() => registerCatalogue());
beforeEach(() => void collectToasts());
afterEach(() => vi.unstubAllGlobals());

describe('trying a rule', () => {
  test('nothing is saved before it was shown what would change', async () => {
    const { calls, amount } = await open();
    expect(text()).not.toContain('Save billing rule');

    await type(amount, '1500');
    await press('Show what would change');

    await eventually(() => expect(text()).toContain('14 invoices would differ, by'));
    expect(text()).toContain('Wattle & Gum');
    const link = document.querySelector('a[href="/view/assessments/detail/case-1"]');
    expect(link?.textContent).toBe('IME-2026-000007');
    expect(calls.map(({ method }) => method)).toEqual(['POST']);
    expect(calls[0]?.body).toMatchObject({ id, kind: 'assessment', percent: '100' });
  });

  test('what was shown is what is saved, in the version that was seen', async () => {
    const path = `/app/billing-rules/${id}`;
    const { calls, amount } = await open({ [`PUT ${path}`]: { body: record } });
    await type(amount, '1500');
    await press('Show what would change');
    await eventually(() => expect(text()).toContain('Save billing rule'));

    await press('Save billing rule');

    await eventually(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    const [shown, kept] = calls as unknown as { body: Record<string, unknown> }[];
    expect(kept?.body).toEqual({
      amount: shown?.body['amount'],
      concurrencyStamp: 'stamp-1',
    });
  });

  test('another value takes the old figures away', async () => {
    const { amount } = await open();
    await type(amount, '1500');
    await press('Show what would change');
    await eventually(() => expect(text()).toContain('14 invoices'));

    await type(amount, '1600');

    await eventually(() => expect(text()).not.toContain('14 invoices'));
    expect(text()).not.toContain('Save billing rule');
  });
});
