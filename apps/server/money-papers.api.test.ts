import { expect, test } from 'vitest';
import { aForm, aPdf } from '#documents/testing';
import { aLender } from '#funding/testing';
import { newId } from '#kernel/server';
import type { Api } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();
const lending = await aLender();
const { lender, accounting, companyId, signedIn, run, tenantId } = lending;
const features = [
  'Disbursement',
  'FundingTransaction',
  'DisbursementFunding',
  'TransactionInvoice',
] as const;
const manager = (companyIds: readonly string[]) =>
  signedIn(['CASE_MANAGER'], { ids: { visibleCompanyIds: companyIds }, features: [...features] })
    .api;
const payer = manager([companyId]);
const stranger = manager([newId()]);

const typeOf = async (key: string): Promise<string> => {
  const found = await run('select id from attachment_types where tenant_id = $1 and key = $2', [
    tenantId,
    key,
  ]);
  if (found[0]) return String(found[0]['id']);
  const id = newId();
  await run(
    `insert into attachment_types (tenant_id, id, name, key, category) values ($1, $2, $3, $3, 'financial')`,
    [tenantId, id, key],
  );
  return id;
};

const attach = (api: Api, of: string, name: string) => {
  const { payload, headers } = aForm({ name, bytes: aPdf('A paper') });
  return api.post(`/app/files?${of}`, payload, { headers });
};
const give = async (fileId: unknown, key: string) =>
  run('update files set attachment_type_id = $3 where tenant_id = $1 and id = $2', [
    tenantId,
    fileId,
    await typeOf(key),
  ]);
const namesFor = async (api: Api, of: string) => {
  const { status, body } = await api.get(`/app/files?${of}`);
  return status === 200 ? (body.items ?? []).map(({ name }) => name).toSorted() : status;
};

const anAgreement = () => lending.anAgreement({ repayment: 'monthly' });
const aLoan = async () => lending.aLoan({ agreementId: await anAgreement() });
const records: Readonly<Record<string, { api: Api; make: () => Promise<string>; shared: string }>> =
  {
    INVOICE: {
      api: accounting,
      make: async () => (await lending.invoiced()).id,
      shared: 'CLIENT_INVOICE',
    },
    CREDIT_NOTE: {
      api: accounting,
      make: async () => {
        const { id } = await lending.invoiced();
        const note = { reason: 'Not attended', lines: [] };
        return String((await accounting.post(`/app/payments/${id}/credit-notes`, note)).body.id);
      },
      shared: 'CLIENT_INVOICE',
    },
    FUNDING_AGREEMENT: { api: lender, make: anAgreement, shared: 'COST_AGREEMENT' },
    LOAN_FUNDING: { api: lender, make: aLoan, shared: 'DISBURSEMENT' },
  };

test.each(Object.keys(records))(
  'the office attaches to a %s; the payer sees what is for them, others nothing',
  async (module) => {
    const { api, make, shared } = records[module] ?? { api: lender, make: aLoan, shared: '' };
    const of = `fromModule=${module}&objectId=${await make()}`;

    const internal = await attach(api, of, 'internal.pdf');
    const open = await attach(api, of, 'open.pdf');
    await give(open.body.id, shared);

    expect([internal.status, open.status]).toEqual([201, 201]);
    expect(await namesFor(api, of)).toEqual(['internal.pdf', 'open.pdf']);
    expect(await namesFor(payer, of)).toEqual(['open.pdf']);
    expect(await namesFor(stranger, of)).toBe(404);
    expect((await payer.get(`/app/files/${String(open.body.id)}`)).status).toBe(200);
    expect((await payer.get(`/app/files/${String(internal.body.id)}`)).status).toBe(404);
    expect((await attach(payer, of, 'theirs.pdf')).status).toBe(403);
    expect((await attach(stranger, of, 'theirs.pdf')).status).toBe(404);
    expect((await payer.delete(`/app/files/${String(open.body.id)}`)).status).toBe(403);
  },
);

test('a paper of an invoice goes along with a mail about it', async () => {
  const { id } = await lending.invoiced();
  const desk = signedIn(['ADMIN_STAFF']).api;
  const of = { fromModule: 'INVOICE', objectId: id };
  const { body: paper } = await attach(desk, `fromModule=INVOICE&objectId=${id}`, 'order.pdf');
  const words = { to: 'pay@firm.test', subject: 'Your order', body: '<p>Attached.</p>' };

  const seen = await desk.post('/app/emails/preview', { ...of, ...words, fileIds: [paper.id] });

  expect(seen.body['attachments']).toMatchObject([{ name: 'order.pdf', goesAlong: true }]);
});
