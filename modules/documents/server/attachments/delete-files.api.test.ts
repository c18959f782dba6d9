import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { filesTestServer } from '../../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();

/** A claimant of one company, with the practice and a case manager of that company. */
async function aClaimant() {
  const staff = server.uploader({ roles: ['STAFF'] });
  const { tenantId } = staff.actor;
  const company = await server.uploader({ tenantId }).company();
  const ids = { companyId: [company.id], ownCompanyIds: [company.id] };
  const customer = server.uploader({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: { ...ids, companiesSharingClaimants: [company.id] },
  });
  const { body } = await staff.api.post('/app/clients', {
    firstName: 'Noor',
    lastName: 'Haddad',
    companyId: company.id,
  });
  const link = `fromModule=CLIENT&objectId=${body.id}`;
  return { staff, customer, link };
}

describe('[B-328] what a customer deletes', () => {
  test('is what they uploaded themselves, never a file of the practice', async () => {
    const { staff, customer, link } = await aClaimant();
    const report = await staff.uploaded({ name: 'report.pdf' }, `?${link}`);
    const own = await customer.uploaded({ name: 'own.pdf' }, `?${link}`);

    const { body: list } = await customer.api.get(`/app/files?${link}`);
    const refused = await customer.api.delete(`/app/files/${report}`);
    const bulk = await customer.api.post('/app/files/bulk', {
      operation: 'delete',
      fileIds: [report, own],
    });

    const mayDelete = list.items?.filter((file) =>
      JSON.stringify(file.can).includes('file.delete'),
    );
    expect(mayDelete?.map(({ id }) => id)).toEqual([own]);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'fileOfOthers' } } });
    expect(bulk.body.items).toMatchObject([
      { id: report, isDone: false, message: expect.stringContaining('the practice') },
      { id: own, isDone: true },
    ]);
    expect((await staff.api.get(`/app/files?${link}`)).body.totalCount).toBe(1);
  });

  test('is nothing that was sent on', async () => {
    const { staff, customer, link } = await aClaimant();
    const own = await customer.uploaded({ name: 'own.pdf' }, `?${link}`);
    await staff.api.post(`/app/files/${own}/one-time-access`, {});

    const refused = await customer.api.delete(`/app/files/${own}`);

    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'fileWasSent' } } });
    expect((await staff.api.delete(`/app/files/${own}`)).status).toBe(204);
  });
});

describe('the bin', () => {
  test('keeps a deleted file for 30 days, and puts it back', async () => {
    const { staff, customer, link } = await aClaimant();
    const id = await staff.uploaded({ name: 'report.pdf' }, `?${link}`);
    await staff.api.delete(`/app/files/${id}`);
    const bin = `/app/files/removed?${link}`;

    expect((await staff.api.get(bin)).body.items).toMatchObject([{ id, name: 'report.pdf' }]);
    expect((await customer.api.get(bin)).body.items).toEqual([]);
    expect((await customer.api.post(`/app/files/${id}/put-back`)).status).toBe(404);
    expect((await staff.api.post(`/app/files/${id}/put-back`)).status).toBe(204);
    expect((await staff.api.get(bin)).body.items).toEqual([]);
    expect((await staff.api.get(`/app/files/${id}`)).status).toBe(200);

    await staff.api.delete(`/app/files/${id}`);
    server.advance(31 * 24 * 3600);
    expect((await staff.api.get(bin)).body.items).toEqual([]);
    expect((await staff.api.post(`/app/files/${id}/put-back`)).status).toBe(404);
  });
});
