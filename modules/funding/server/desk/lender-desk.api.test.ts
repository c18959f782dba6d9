import { expect, test } from 'vitest';
import { aLender, enterOnLoan, someTransactions } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, companyId, providerId, run, tenantId } = practice;
const { aBill, aSentRequest } = someTransactions(practice);
const desk = async () => (await lender.get('/app/lender-desk')).body;
const numbersOf = (items: unknown) => (items as { kind: string }[]).map(({ kind }) => kind);

test('[R-003] a lender sees what is lent, what may still be drawn and what is past due', async () => {
  const agreementId = await practice.anAgreement();
  const loan = await practice.aLoan({ agreementId, openedOn: '2026-11-01' });
  await enterOnLoan(practice, loan, { on: '2026-11-01', amount: '1500.00' });
  const invoice = (no: string, status: string, arrears: string | null) =>
    run(
      `insert into transaction_invoice (tenant_id, id, invoice_no, borrower_id, agreement_id, period,
          period_to, invoice_date, due_date, principal, interest, fees, total, status, arrears)
        values ($1, gen_random_uuid(), $2, $3, $4, $2, '2026-10-31', '2026-11-01', '2026-11-15', 0, 100, 0, 100, $5, $6)`,
      [tenantId, no, companyId, agreementId, status, arrears],
    );
  await invoice('RI-1', '0', 'days30');
  await invoice('RI-2', '5', null);
  await invoice('RI-3', '3', null);

  expect(await desk()).toEqual({
    drawn: '1500.00',
    available: '98500.00',
    overdue: '100.00',
    overdueCount: 1,
    toSend: '100.00',
    toSendCount: 1,
    breaches: 0,
    waiting: [],
    waitingCount: 0,
  });
});

test('a covenant that is breached counts while its agreement is effective', async () => {
  const agreementId = await practice.anAgreement();
  await run(
    `insert into agreement_covenants (tenant_id, id, agreement_id, kind, bound, breached_on)
      values ($1, gen_random_uuid(), $2, 'drawnPercent', 1, '2026-11-01')`,
    [tenantId, agreementId],
  );

  expect(await desk()).toMatchObject({ breaches: 1 });
  await run(`update facility_agreements set status = 'cancelled' where id = $1`, [agreementId]);
  expect(await desk()).toMatchObject({ breaches: 0 });
});

test('requests wait until they are decided, approved advances until they are paid', async () => {
  const { agreementId, transactionId } = await aBill();
  const draft = await lender.post('/app/funding-requests', {
    fundingProviderId: providerId,
    borrowerId: companyId,
    amount: '5000.00',
    purpose: 'Reports',
  });
  expect((await desk()).waiting).toEqual([]);
  await lender.put(`/app/funding-requests/${draft.body.id}/submit`, {});
  const advance = await aSentRequest(agreementId, [transactionId]);

  const { waiting, waitingCount } = await desk();
  expect(waitingCount).toBe(2);
  expect(waiting).toMatchObject([
    { kind: 'facility', id: draft.body.id, amount: '5000.00', agreementId: null },
    { kind: 'advance', id: advance, amount: '1000.00', agreementId },
  ]);

  await lender.put(`/app/advance-requests/${advance}/approve`, {});
  await lender.put(`/app/funding-requests/${draft.body.id}/reject`, { reason: 'Too much' });
  expect(numbersOf((await desk()).waiting)).toEqual(['payment']);
});

test('a borrower has no desk of a lender', async () => {
  const manager = practice.signedIn(['CASE_MANAGER'], {
    features: ['FundingTransaction'],
    ids: { ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] },
  }).api;
  expect((await manager.get('/app/lender-desk')).status).toBe(403);
});
