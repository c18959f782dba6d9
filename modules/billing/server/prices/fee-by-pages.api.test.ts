import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aRequestPractice } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { billingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer, billingServer],
});
const practice = await aRequestPractice(server);
const accounting = practice.signedIn(['ACCOUNTING']).api;

const rule = async (code: string, unitPrice: string, values: object) => {
  const item = { code, name: code, serviceType: 'SUPP', unitPrice };
  const { body } = await accounting.post('/app/service-items', item);
  await accounting.post('/app/billing-rules', {
    caseType: 'SUPP',
    kind: 'service',
    serviceItemId: body.id,
    ...values,
  });
};
await rule('SUP-STD', '520.00', {});
await rule('SUP-PGS', '180.00', { loading: 'extraPages', freeUnits: 5, unitSize: 5 });

async function supplementary(values: object = {}) {
  const { id } = await practice.request(values);
  const url = `/app/supplementary/${id}`;
  const fileId = await practice.upload('SUPP', id, 'Scan.pdf', 11);
  const { body } = await practice.api.put(`${url}/material`, { fileIds: [fileId] });
  return { url, fileId, id, charges: body.charges ?? [] };
}

const amounts = (charges: readonly object[]) =>
  charges.map((charge) => {
    const { description, amount } = charge as { description: string; amount: string };
    return `${description} ${amount}`;
  });

describe('the fee of a supplementary report', () => {
  test('goes by the pages of its documents before it is sent, and by those that were typed', async () => {
    const { url, fileId, charges } = await supplementary();
    const typed = await practice.api.put(`${url}/material`, {
      fileIds: [fileId],
      pages: 4,
      pagesReason: 'The rest is empty',
    });

    expect(amounts(charges)).toEqual(['SUP-STD 520.00', 'SUP-PGS × 2 360.00']);
    expect(amounts(typed.body.charges ?? [])).toEqual(['SUP-STD 520.00']);
  });

  test('is settled when the request leaves: what is counted later changes nothing', async () => {
    const { url, fileId } = await supplementary();
    await practice.api.put(`${url}/sendRequest`, {});
    await practice.run('update files set number_of_pages = 400 where id = $1', [fileId]);
    const [facts] = await practice.run(`select f.pages from case_billing_facts f where f.id = $1`, [
      url.split('/').at(-1),
    ]);

    expect(facts).toEqual({ pages: 11 });
  });

  test('is what was agreed, where that was asked for, and none for a clarification', async () => {
    const agreed = await supplementary({ requestKind: 'withFee', agreedFee: '680.00' });
    const origin = await practice.newCase();
    const free = await supplementary({ requestKind: 'clarification', originCaseId: origin.id });

    expect(amounts(agreed.charges)).toEqual(['SUP-STD 680.00']);
    expect(free.charges).toEqual([]);
  });

  test('is not shown to the specialist', async () => {
    const { url } = await supplementary();

    const { body } = await practice.specialistApi().get(`${url}/material`);

    expect((body.charges ?? []).map(({ amount }) => amount)).toEqual([null, null]);
  });
});
