import { expect, test } from 'vitest';
import { aStoredPerson } from '#cases/testing';
import { aLender, fundingFeatures, someTransactions } from '#funding/testing';
import type { ApiAnswer } from '#kernel/testing';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, run, services, tenantId } = practice;
const { aBill, aSentRequest, paymentOf } = someTransactions(practice);
const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];

test('above the limit of the tenant an advance is paid by two people, and not a cent before', async () => {
  const { agreementId, loanId, transactionId } = await aBill();
  const requestId = await aSentRequest(agreementId, [transactionId]);
  await lender.put(`/app/advance-requests/${String(requestId)}/approve`, {});
  const { id } = (await paymentOf(requestId)) ?? {};
  const facts = { features: [...fundingFeatures], edition: 'FUNDING PROVIDER' };
  const first = await aStoredPerson(practice, 'ACCOUNTING', facts);
  const second = await aStoredPerson(practice, 'ACCOUNTING', facts);
  await aTenant(services, { id: tenantId });
  await run('update tenants set settings = $2 where id = $1', [
    tenantId,
    { 'ICS.Money.SecondPersonAbove': '999.99' },
  ]);
  const pay = (query = '') =>
    first.api.put(`/app/agreement-advance-payments/${String(id)}/pay${query}`, {
      paidOn: '2026-11-16',
      reference: 'EFT 13',
    });

  const alone = await pay();
  const asked = await pay('?secondPerson=ask');

  expect(codeOf(alone)).toEqual([409, 'secondPersonNeeded']);
  expect(codeOf(asked)).toEqual([409, 'waitsForSecondPerson']);
  expect(await practice.loanOf(loanId)).toMatchObject({ principal: null });
  const { body } = await second.api.get('/app/approval-requests?status=waiting');
  const request = `/app/approval-requests/${String(body.items?.[0]?.['id'])}/approve`;
  expect(codeOf(await first.api.put(request, {}))).toEqual([403, 'approvalByAsker']);
  expect((await second.api.put(request, {})).body['status']).toBe('approved');
  expect(await practice.loanOf(loanId)).toMatchObject({ principal: '1000.00' });
});
