import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { hostTenantId } from '../../domain/index.ts';
import { aTenant } from '../../testing/index.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer], database: 'own' });
await aTenant(server.services, { id: hostTenantId, edition: 'MASTER' });
const tenantId = await aTenant(server.services);
const host = server.signedIn({ tenantId: hostTenantId, isHost: true, roles: ['TENANT_ADMIN'] }).api;
const customer = server.signedIn({
  tenantId,
  roles: ['TENANT_ADMIN'],
  features: ['Subscription'],
}).api;
const shown = async () => (await customer.get('/app/subscription')).body;

const change = async (path: string, values: object) => {
  const { concurrencyStamp } = (await host.get(path)).body;
  return (await host.put(path, { ...values, concurrencyStamp })).status;
};

test('[G-115] [R-006] the price is that of the edition less the discount of the tenant', async () => {
  expect(await shown()).toMatchObject({ monthlyPrice: null, paymentMethod: 'invoice' });
  const { items } = (await host.get('/app/editions?filterText=MLP')).body;
  expect(await change(`/app/editions/${items?.[0]?.id}`, { monthlyPrice: '1490' })).toBe(200);
  expect(await shown()).toMatchObject({ monthlyPrice: '1490.00' });

  const agreed = { monthlyDiscount: '289.50', paymentMethod: 'directDebit' };
  expect(await change(`/app/tenants/${tenantId}`, agreed)).toBe(200);

  expect(await shown()).toMatchObject({ monthlyPrice: '1200.50', paymentMethod: 'directDebit' });
  await change(`/app/tenants/${tenantId}`, { monthlyDiscount: '9999' });
  expect(await shown()).toMatchObject({ monthlyPrice: '0.00' });
});
