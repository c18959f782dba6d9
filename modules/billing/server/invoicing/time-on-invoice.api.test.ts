import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { anInvoicingPractice } from '../../testing/index.ts';

registerCatalogue();
const practice = await anInvoicingPractice();
const features = ['Assessment', 'TimeTracking'];
const userId = crypto.randomUUID();
const { api: office } = practice.signedIn(['STAFF', 'ADMIN_STAFF'], { features, userId });

const userText = `insert into users (tenant_id, id, user_name, email, first_name, last_name)
  values (current_tenant(), $1, $2, $2, 'Sam', 'Reed')`;

test('[G-027] the invoice sets Billed, its cancellation takes it back', async () => {
  const { id: caseId } = await practice.newCase();
  await practice.within((tx) => tx.query(userText, [userId, `${userId}@office.test`]));
  await office.post('/app/time-rates', { ratePerHour: '200.00', effectiveFrom: '2026-01-01' });
  const { body: entry } = await office.post('/app/time-tracking', {
    ...{ caseId, userId, activity: 'report' },
    ...{ startedAt: '2026-11-02T01:00:00Z', minutes: 90 },
  });
  const path = `/app/time-tracking/${String(entry.id)}`;
  await office.put(`${path}/submit`, {});
  await office.put(`${path}/approve`, {});

  const invoice = await practice.api.post('/app/payments/blueprints', {
    objectId: caseId,
    lines: [],
  });

  expect(invoice).toMatchObject({ status: 201, body: { subtotal: '300.00', total: '330.00' } });
  expect((await office.get(path)).body.billingStatus).toBe('billed');
  expect((await office.put(`${path}/reopen`, { reason: 'x' })).status).toBe(409);
  const { api: accounting } = practice.signedIn(['ACCOUNTING']);
  const cancel = { invoiceId: invoice.body.id, cancelComment: 'Twice' };
  await accounting.post('/app/payments/cancel', cancel);
  expect((await office.get(path)).body.billingStatus).toBe('readyToBill');
});
