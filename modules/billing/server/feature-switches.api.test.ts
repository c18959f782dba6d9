import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { InsuranceClaim } from '#cases/domain';
import { registerCatalogue } from '../../catalogue.ts';
import { aBillingPractice, aLine } from '../testing/index.ts';

registerCatalogue();
const practice = await aBillingPractice();
const { companyId, invoiced, newCase, signedIn } = practice;

const as = (role: string, features: string[], ids: Record<string, string[]> = {}) =>
  signedIn([role], { features: ['Assessment', 'OT', ...features], ids }).api;

describe('[B-376] the pay of specialists belongs to PayingSpecialist', () => {
  const period = 'periodTo=2026-11-30';
  const reads = [
    `/app/provider-payments/due?${period}`,
    '/app/provider-payments',
    '/app/payment-files',
    '/app/commission-payments',
    '/app/pay-setting',
    '/app/specialist-remittance/SpecialistWithPayment',
    '/app/specialist-remittance/PrintSpecialistWithPayment',
  ];
  test.each(reads)('%s is refused without it', async (path) => {
    expect((await as('STAFF', []).get(path)).status).toBe(403);
    expect((await as('STAFF', ['PayingSpecialist']).get(path)).status).not.toBe(403);
  });

  test('no payment is made and no statement sent without it', async () => {
    const without = as('STAFF', []);
    const payees = [{ specialistId: practice.specialistId }];
    const pay = { periodFrom: '2026-11-01', periodTo: '2026-11-30', payOn: '2026-11-30', payees };
    const send = '/app/specialist-remittance/SendCommissionRemittanceStatementToSpecialist';

    expect((await without.post('/app/provider-payments/generate', pay)).status).toBe(403);
    expect((await without.post(send, [practice.specialistId] as never)).status).toBe(403);
  });

  test('what specialists earn is kept without it', async () => {
    expect((await as('STAFF', []).get('/app/provider-bills')).status).toBe(200);
  });
});

test('[G-138] claims for icare belong to ICareClaim', async () => {
  const claim = { invoiceId: randomUUID() };

  for (const [features, status] of [
    [[], 403],
    [['ICareClaim'], 404],
  ] as const) {
    const api = as('STAFF', [...features]);
    expect((await api.post('/app/payments/icare-claim', claim)).status).toBe(status);
  }
  expect((await as('STAFF', []).get('/app/icare-claims')).status).toBe(403);
  expect((await as('STAFF', ['ICareClaim']).get('/app/icare-claims')).status).toBe(200);
});

describe('[G-108] what is invoiced on an insurance claim', () => {
  const moneyOf = async (id: string, role = 'STAFF', ids: Record<string, string[]> = {}) => {
    const api = as(role, ['InsuranceClaim'], ids);
    const { body } = await api.get(`/app/cases/insurance-claim?objectId=${id}`);
    return (body as unknown as InsuranceClaim).money;
  };

  test('adds up its cases, and leaves out what an invoice holds for others', async () => {
    const one = await newCase({ claimNo: 'WC-7' });
    const two = await newCase({ claimNo: 'WC-7' }, 'ot');
    const other = await newCase({ claimNo: 'WC-8' });
    await invoiced({ lines: [aLine({ caseId: one.id }), aLine({ caseId: other.id })] });
    await invoiced({ caseId: two.id, lines: [aLine({ caseId: two.id })] });

    const money = await moneyOf(one.id);

    expect(money).toMatchObject({ invoiced: '3190.00', open: '3190.00' });
    expect(money?.invoices.map(({ amount }) => amount)).toEqual(['1595.00', '1595.00']);
    expect(await moneyOf(other.id)).toMatchObject({ invoiced: '1595.00' });
  });

  test('is for those who read invoices, and no more than they read', async () => {
    const { id } = await newCase({ claimNo: 'WC-9' });
    await invoiced({ caseId: id, lines: [aLine({ caseId: id })] });
    const { specialistId } = practice;
    const ofFirm = {
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
      companyId: [companyId],
    };

    expect(await moneyOf(id, 'SPECIALIST', { visibleSpecialistIds: [specialistId] })).toBeNull();
    expect(await moneyOf(id, 'CASE_MANAGER', ofFirm)).toMatchObject({ invoiced: '1595.00' });
  });
});
