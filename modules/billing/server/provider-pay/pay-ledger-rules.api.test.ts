import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { asSuperuser, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPayPractice } from '../../testing/index.ts';
import { billingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [
    platformServer,
    documentsServer,
    correspondenceServer,
    bookingServer,
    casesServer,
    billingServer,
  ],
  now: () => new Date('2026-11-16T02:00:00Z'),
});
const practice = await aPayPractice(server);
const { api } = practice;
const check = async () => (await api.post('/app/ledger-checks/run')).body;

/** A specialist with a fee that was paid, less a part that is withheld. */
async function aPaidFee() {
  const payee = await practice.aPayee({ abn: null });
  const { chargeId } = await practice.earned(payee.id);
  const { body } = await api.post('/app/provider-payments/generate', {
    periodFrom: '2026-11-01',
    periodTo: '2026-11-30',
    payOn: '2026-11-20',
    payees: [{ specialistId: payee.id }],
  });
  const [{ id: paymentId } = { id: '' }] = body['payments'] as unknown as readonly { id: string }[];
  await api.post('/app/provider-payments/markPaid', { ids: [paymentId], paidOn: '2026-11-16' });
  return { payee, chargeId, paymentId };
}

/** Done and undone, so that the next check agrees again. */
async function planted(set: (by: string) => string): Promise<string> {
  await asSuperuser(server.ownerUrl, set('+ 1'));
  const { sentence } = await check();
  await asSuperuser(server.ownerUrl, set('- 1'));
  return String(sentence);
}

test('bills and payments of specialists agree with the ledger, also when a fee is taken back', async () => {
  const { chargeId, payee } = await aPaidFee();
  const other = await practice.earned(payee.id, { amount: '300.00' });
  await practice.reverse({ ...other });
  const [bill] = await practice.billsOf(chargeId);

  expect(bill).toMatchObject({ status: 'Paid' });
  expect(await check()).toMatchObject({ result: 'agrees' });
});

test('a fee that was changed behind our back is named by its specialist', async () => {
  const { payee } = await aPaidFee();
  await practice.earned(payee.id);
  const [{ name } = { name: '' }] = await practice.ask<{ name: string }>(
    'select full_name as name from party_specialists where id = $1',
    [payee.id],
  );

  const sentence = await planted(
    (by) =>
      `update provider_bills set total = total ${by} where specialist_id = '${payee.id}' and paid = 0`,
  );

  expect(sentence).toBe(
    `What a specialist is owed: ${name} has 892.00 by the documents and 891.00 by the ledger.`,
  );
  expect(await check()).toMatchObject({ result: 'agrees' });
});

test('a payment whose transfer differs from the ledger is named', async () => {
  const { paymentId } = await aPaidFee();
  const { body } = await api.get(`/app/provider-payments/${paymentId}`);

  const sentence = await planted(
    (by) =>
      `update commission_payments set withheld = withheld ${by} where payment_id = '${paymentId}'`,
  );

  expect(sentence).toContain(
    `What a payment transferred to a specialist: ${String(body['paymentNo'])}`,
  );
});

test('a fee that says more was paid than payments did is named', async () => {
  const { chargeId } = await aPaidFee();

  const sentence = await planted(
    (by) => `update provider_bills set paid = paid ${by}, total = total ${by}
      where charge_id = '${chargeId}'`,
  );

  expect(sentence).toMatch(/^What was paid of a specialist fee: Examination for /);
});
