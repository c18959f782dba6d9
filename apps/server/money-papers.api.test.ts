import { expect, test } from 'vitest';
import { aForm, aPdf } from '#documents/testing';
import { aLender, enterOnLoan } from '#funding/testing';
import { aPayPractice } from '#billing/testing';
import { newId } from '#kernel/server';
import type { Api } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();
const lending = await aLender();
const { lender, accounting, companyId, signedIn } = lending;
const pay = await aPayPractice(lending.server);
const features = [
  'Disbursement',
  'FundingTransaction',
  'DisbursementFunding',
  'TransactionInvoice',
] as const;
const manager = (companyIds: readonly string[]) =>
  signedIn(['CASE_MANAGER'], { ids: { ownCompanyIds: companyIds }, features: [...features] }).api;
const payer = manager([companyId]);
const stranger = manager([newId()]);

type Home = Pick<typeof lending, 'run' | 'tenantId'>;

const typeOf = async (key: string, { run, tenantId }: Home): Promise<string> => {
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
const give = async (fileId: unknown, key: string, home: Home) =>
  home.run('update files set attachment_type_id = $3 where tenant_id = $1 and id = $2', [
    home.tenantId,
    fileId,
    await typeOf(key, home),
  ]);
const namesFor = async (api: Api, of: string) => {
  const { status, body } = await api.get(`/app/files?${of}`);
  return status === 200 ? (body.items ?? []).map(({ name }) => name).toSorted() : status;
};

const anAgreement = () => lending.anAgreement({ repayment: 'monthly' });
const aLoan = async () => lending.aLoan({ agreementId: await anAgreement() });
type Made = {
  readonly api: Api;
  readonly id: string;
  readonly shared: string;
  readonly home?: Home;
  /** Who reads the record besides the office, and who is like them and does not. */
  readonly reader?: Api;
  readonly stranger?: Api;
};
const made: Readonly<Record<string, () => Promise<Made>>> = {
  INVOICE: async () => ({
    api: accounting,
    id: (await lending.invoiced()).id,
    shared: 'CLIENT_INVOICE',
  }),
  CREDIT_NOTE: async () => {
    const { id } = await lending.invoiced();
    const note = { reason: 'Not attended', lines: [] };
    const { body } = await accounting.post(`/app/payments/${id}/credit-notes`, note);
    return { api: accounting, id: String(body.id), shared: 'CLIENT_INVOICE' };
  },
  FUNDING_AGREEMENT: async () => ({
    api: lender,
    id: await anAgreement(),
    shared: 'COST_AGREEMENT',
  }),
  LOAN_FUNDING: async () => ({ api: lender, id: await aLoan(), shared: 'DISBURSEMENT' }),
  REPAYMENT_INVOICE: async () => {
    const agreementId = await anAgreement();
    const loanId = await lending.aLoan({ agreementId });
    await enterOnLoan(lending, loanId, { on: '2026-01-01', amount: '10000.00' });
    const month = { agreementId, month: '2026-10' };
    const { body } = await lender.post('/app/repayment-invoices', month);
    return { api: lender, id: String(body.id), shared: 'PAYMENT_RECEIVED' };
  },
  PROVIDER_PAYMENT: async () => {
    const { id: specialistId } = await pay.aPayee();
    await pay.earned(specialistId);
    const { body } = await pay.api.post('/app/provider-payments/generate', {
      periodFrom: '2026-11-01',
      periodTo: '2026-11-30',
      payOn: '2026-11-16',
      payees: [{ specialistId }],
    });
    const doctor = (id: string) =>
      pay.signedIn(['SPECIALIST'], { ids: { specialistId: [id], visibleSpecialistIds: [id] } }).api;
    return {
      api: pay.api,
      id: String(body.payments?.[0]?.id),
      shared: 'SPECIALIST_INVOICE',
      home: pay,
      reader: doctor(specialistId),
      stranger: doctor(newId()),
    };
  },
};

const archived = (api: Api, ...fileIds: unknown[]) =>
  api.post('/app/attachments/DownloadAll', { fileIds, name: 'Papers' });
const found = async (api: Api, word: string) => {
  const { body } = await api.get(`/app/attachments/documentSearch?keyword=${word}`);
  return (body.items ?? []).map(({ fileName }) => fileName).toSorted();
};

test.each(Object.keys(made))(
  'the office attaches to a %s; the other side sees and saves what is for them, others nothing',
  async (module) => {
    const record = await (made[module]?.() ?? Promise.reject(new Error(module)));
    const { api, id, shared, home = lending, reader = payer, stranger: other = stranger } = record;
    const of = `fromModule=${module}&objectId=${id}`;
    const word = `paper${newId().slice(-8)}`;

    const internal = await attach(api, of, `${word} internal.pdf`);
    const open = await attach(api, of, `${word} open.pdf`);
    await give(open.body.id, shared, home);
    const both = [`${word} internal.pdf`, `${word} open.pdf`];

    expect([internal.status, open.status]).toEqual([201, 201]);
    expect(await namesFor(api, of)).toEqual(both);
    expect(await namesFor(reader, of)).toEqual([`${word} open.pdf`]);
    expect(await namesFor(other, of)).toBe(404);
    expect((await reader.get(`/app/files/${String(open.body.id)}`)).status).toBe(200);
    expect((await reader.get(`/app/files/${String(internal.body.id)}`)).status).toBe(404);
    expect((await attach(reader, of, 'theirs.pdf')).status).toBe(403);
    expect((await attach(other, of, 'theirs.pdf')).status).toBe(404);
    expect((await reader.delete(`/app/files/${String(open.body.id)}`)).status).toBe(403);

    expect((await archived(api, internal.body.id, open.body.id)).status).toBe(200);
    expect((await archived(reader, internal.body.id, open.body.id)).status).toBe(404);
    expect((await archived(reader, open.body.id)).status).toBe(200);
    expect((await archived(other, open.body.id)).status).toBe(404);
    expect(await found(api, word)).toEqual(both);
    // Decision 155: where some papers are internal, only the office searches in them.
    expect(await found(reader, word)).toEqual([]);
    expect(await found(other, word)).toEqual([]);
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
