import { expect, test } from 'vitest';
import { aStoredPerson } from '#cases/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBillingPractice } from '../../testing/index.ts';

registerCatalogue();
const eightYears = 8 * 366 * 86_400_000;
let ahead = 0;
const practice = await aBillingPractice(() => new Date(Date.now() + ahead));

test('a case whose invoice is not settled is kept beyond its years, and says which one', async () => {
  const boss = await aStoredPerson(practice, 'ADMIN_STAFF');
  const { caseId, invoiceNo } = await practice.invoicedCase();
  await practice.run(`update assessments set step = 'cancelledNoFee' where id = $1`, [caseId]);
  ahead = eightYears;

  const { body } = await boss.api.get('/app/retention/cases');

  expect(body).toMatchObject({ free: 0, kept: 1 });
  expect(body.items).toMatchObject([
    {
      id: caseId,
      mayGo: false,
      stays: [{ what: invoiceNo, why: 'It is not settled.', isInTheWay: true }],
    },
  ]);
  const asked = await boss.api.post('/app/retention/cases/dispose', {
    caseIds: caseId,
    reason: 'Its years are over.',
  });
  expect(asked.body.error).toMatchObject({ code: 'caseMustStay' });
});
