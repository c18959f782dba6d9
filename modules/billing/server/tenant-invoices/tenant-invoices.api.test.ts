import { describe, expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { hostTenantId } from '#platform/domain';
import { platformServer } from '#platform/server';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { billingServer } from '../index.ts';

registerCatalogue();
const smtp = await aMailServer();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, billingServer],
  role: 'all',
  env: { SMTP_URL: smtp.url },
  now: () => new Date('2026-11-16T02:00:00Z'),
});
const { services } = server;
await aTenant(services, { id: hostTenantId, edition: 'MASTER' });
const customerId = await aTenant(services);
const hostRun = (text: string, values: readonly unknown[]) =>
  services.hostDb.batch(systemContext(hostTenantId), [{ text, values: [...values] }]);
await hostRun(
  `update tenants set account_email = 'money@practice.example', monthly_discount = 90 where id = $1`,
  [customerId],
);
await hostRun(
  `update editions e set monthly_price = 1490 from tenants t where t.id = $1 and e.id = t.edition_id`,
  [customerId],
);
const host = { tenantId: hostTenantId, isHost: true };
const api = server.signedIn({ ...host, roles: ['ACCOUNTING'] }).api;
const make = (month: string) => api.post('/app/tenant-invoice', { customerId, month });

describe('[B-294] [D-110] an invoice of a tenant', () => {
  test('[C-756] its lines are the subscription of the month, and its number has no gap', async () => {
    const made = await make('2026-10');
    const lines = await api.get(`/app/tenant-invoice/${made.body.id}/lines`);

    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      invoiceNo: 'TIN-2026-000001',
      subtotal: '1400.00',
      gst: '140.00',
      total: '1540.00',
      dueDate: '2026-11-30',
      status: 'created',
    });
    expect(lines.body.items).toMatchObject([{ amount: '1490.00' }, { amount: '-90.00' }]);
  });

  test('a month is invoiced once, and again when the first was cancelled', async () => {
    const [one, two] = await Promise.all([make('2026-09'), make('2026-09')]);
    const statuses = [one.status, two.status].toSorted((a, b) => a - b);
    const made = one.status === 201 ? one : two;
    const cancelled = await api.put(`/app/tenant-invoice/${made.body.id}/cancel`, {
      reason: 'Wrong month',
      concurrencyStamp: made.body.concurrencyStamp,
    });

    expect(statuses).toEqual([201, 409]);
    expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelReason: 'Wrong month' });
    expect((await make('2026-09')).status).toBe(201);
  });

  test('[C-436] [C-437] it is sent with its PDF to the account email, then paid', async () => {
    const { body: made } = await make('2026-08');
    const sent = await api.put(`/app/tenant-invoice/${made.id}/send`, {
      concurrencyStamp: made.concurrencyStamp,
    });
    const mail = await eventually(
      () => smtp.received.find(({ to }) => to.includes('money@practice.example')),
      Boolean,
      200,
    );
    const paid = await api.put(`/app/tenant-invoice/${made.id}/mark-as-paid`, {
      paidOn: '2026-11-10',
      concurrencyStamp: sent.body.concurrencyStamp,
    });

    const own = await server
      .signedIn({ tenantId: customerId, roles: ['TENANT_ADMIN'] })
      .api.get('/app/subscription/invoices');
    const foreign = await server
      .signedIn({ tenantId: await aTenant(services), roles: ['TENANT_ADMIN'] })
      .api.get('/app/subscription/invoices');

    expect(own.body.items).toMatchObject([
      { invoiceNo: made.invoiceNo, month: '2026-08', total: '1540.00', status: 'paid' },
    ]);
    expect(foreign.body.items).toEqual([]);
    expect(sent.body).toMatchObject({ status: 'sent', sentTo: 'money@practice.example' });
    expect(JSON.stringify(mail)).toContain(String(made.invoiceNo));
    expect(paid.body).toMatchObject({ status: 'paid', paidOn: '2026-11-10' });
    const late = await api.put(`/app/tenant-invoice/${made.id}/cancel`, { reason: 'Too late' });
    expect(late.status).toBe(409);
  });

  test.each([
    ['2027-01', 422],
    ['last month', 400],
  ])('%s is refused', async (month, status) => {
    expect((await make(month)).status).toBe(status);
  });

  test('a payment of tomorrow is refused', async () => {
    const { body: made } = await make('2026-07');
    const answer = await api.put(`/app/tenant-invoice/${made.id}/mark-as-paid`, {
      paidOn: '2026-11-17',
    });

    expect(answer.status).toBe(422);
  });

  test('only the host has them: a tenant with the same role sees none and makes none', async () => {
    const stranger = server.signedIn({ tenantId: customerId, roles: ['ACCOUNTING'] }).api;
    const staff = server.signedIn({ ...host, roles: ['STAFF'] }).api;
    const seen = await services.db.batch(systemContext(await aTenant(services)), [
      { text: 'select id from tenant_invoice union all select id from tenant_invoice_lines' },
    ]);

    expect((await stranger.get('/app/tenant-invoice')).status).toBe(403);
    expect(
      (
        await server
          .signedIn({ tenantId: customerId, roles: ['STAFF'] })
          .api.get('/app/subscription/invoices')
      ).status,
    ).toBe(403);
    expect(
      (await stranger.post('/app/tenant-invoice', { customerId, month: '2026-06' })).status,
    ).toBe(403);
    expect((await staff.get('/app/tenant-invoice')).status).toBe(403);
    expect(seen[0]?.rows).toEqual([]);
  });
});
