import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { caseMoved } from '#cases/domain';
import { casesServer } from '#cases/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { pdfTexts } from '#documents/testing';
import { newId } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
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
  role: 'all',
  now: () => new Date('2026-11-16T02:00:00Z'),
});
const practice = await aPayPractice(server);
const { api, earned, billsOf, owed, aPayee } = practice;

const period = { periodFrom: '2026-11-01', periodTo: '2026-11-30', payOn: '2026-11-20' };
const pay = (specialistId: string, amount?: string, by = api) =>
  by.post('/app/provider-payments/generate', {
    ...period,
    payees: [{ specialistId, ...(amount && { amount }) }],
  });
const rowsIn = <T>(value: unknown) => value as readonly T[];
const firstOf = (body: Record<string, unknown>) =>
  rowsIn<{ id: string; paymentNo: string; net: string }>(body['payments'])[0] ?? {
    id: '',
    net: '',
  };
const paid = (...ids: string[]) =>
  api.post('/app/provider-payments/markPaid', { ids, paidOn: '2026-11-16' });
const due = async (specialistId: string) => {
  const { body } = await api.get('/app/provider-payments/due?periodTo=2026-11-30');
  const payees = rowsIn<{ specialistId: string; net: string; waiting: string }>(body['payees']);
  return payees.find((payee) => payee.specialistId === specialistId);
};
const setting = {
  payableRule: 'attendance',
  commissionPercent: '0',
  withholdingPercent: '47',
  bankCode: 'CBA',
  userName: 'Harbour Medico-Legal',
  userNumber: '301500',
  bsb: '062-000',
  accountNumber: '12345678',
};
const linesOf = async (paymentId: string) =>
  rowsIn<{ id: string }>(
    (await api.get(`/app/commission-payments?paymentId=${paymentId}`)).body.items,
  );

describe('what a specialist has earned', () => {
  test('[G-136] is the share less commission with GST, once for each charge, and owed by the ledger', async () => {
    const { id } = await aPayee();
    const { caseId, chargeId } = await earned(id);
    await Promise.all([practice.settle(caseId), practice.settle(caseId)]);

    expect(await billsOf(chargeId)).toMatchObject([{ status: 'Unpaid', total: '891.00' }]);
    expect(await owed(id)).toEqual({ ledger: '891.00', bills: '891.00' });
  });

  test('is billed when a step of the case tells of it', async () => {
    const { id } = await aPayee();
    const { caseId, chargeId } = await earned(id, { amount: '0' });
    await practice.ask('update case_charges set payee_amount = 500 where id = $1', [chargeId]);
    const moved = caseMoved({
      caseId,
      caseType: 'IME',
      move: 'attended',
      stepBefore: 'x',
      note: null,
      untold: null,
    });
    await practice.within((tx) => server.services.jobs.emit(tx, [moved]));

    const bills = await eventually(
      () => billsOf(chargeId),
      (found) => found.length === 1,
    );
    expect(bills).toMatchObject([{ total: '495.00' }]);
  });

  test('is payable when the rule of the specialist says so', async () => {
    const [seen, sent, received] = [
      await aPayee({ rule: 'attendance' }),
      await aPayee({ rule: 'report' }),
      await aPayee({ rule: 'receipt' }),
    ];
    const fees = [await earned(seen.id), await earned(sent.id), await earned(received.id)];
    expect(await due(seen.id)).toMatchObject({ net: '891.00', waiting: '0.00' });
    expect(await due(sent.id)).toMatchObject({ net: '0.00', waiting: '891.00' });
    expect(await due(received.id)).toMatchObject({ net: '0.00', waiting: '891.00' });

    await practice.ask(`update assessments set report_sent_on = '2026-11-10' where id = $1`, [
      fees[1]?.caseId,
    ]);
    await practice.settle(fees[1]?.caseId ?? '');
    const invoice = await practice.invoiced(fees[2] ?? { caseId: '', chargeId: '' });
    expect(await due(received.id)).toMatchObject({ net: '0.00' });
    await practice.ask(
      `update invoices set status = '3', settled = total, paid_on = '2026-11-12' where id = $1`,
      [invoice.id],
    );

    expect(await due(sent.id)).toMatchObject({ net: '891.00' });
    expect(await due(received.id)).toMatchObject({ net: '891.00' });
  });

  test('is posted today where the month of the charge is closed', async () => {
    await practice.ask(
      `insert into ledger_periods (tenant_id, id, month, status, changed_at)
        values (current_tenant(), gen_random_uuid(), '2025-03', 'closed', now())`,
      [],
    );
    const { id } = await aPayee();
    const { chargeId } = await earned(id, { chargedOn: '2025-03-10' });

    expect(await billsOf(chargeId)).toHaveLength(1);
  });
});

describe('payments', () => {
  test('two people make the same payment: it is made once', async () => {
    const { id } = await aPayee();
    await earned(id);
    const answers = await Promise.all([pay(id), pay(id), pay(id)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(await due(id)).toBeUndefined();
  });

  test('the same key makes it once, and answers the same', async () => {
    const { id } = await aPayee();
    await earned(id);
    const headers = { 'idempotency-key': newId() };
    const input = { ...period, payees: [{ specialistId: id }] };
    const one = await api.post('/app/provider-payments/generate', input, { headers });
    const two = await api.post('/app/provider-payments/generate', input, { headers });

    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
  });

  test('a part is paid, the rest stays open, and the ledger agrees', async () => {
    const { id } = await aPayee();
    const { chargeId } = await earned(id);
    const payment = firstOf((await pay(id, '300.00')).body);
    expect((await paid(payment.id)).status).toBe(200);

    expect(await billsOf(chargeId)).toMatchObject([{ status: 'Part', openAmount: '591.00' }]);
    expect(await owed(id)).toEqual({ ledger: '591.00', bills: '591.00' });
    expect((await paid(payment.id)).status).toBe(409);
  });

  test('without an ABN 47 % is withheld, and owed to the tax office', async () => {
    const { id } = await aPayee({ abn: null, isGstRegistered: false });
    await earned(id, { amount: '1000.00' });
    const payment = firstOf((await pay(id)).body);
    await paid(payment.id);

    expect(payment.net).toBe('477.00');
    const [tax] = await practice.ask<{ held: string }>(
      `select sum(p.credit - p.debit)::text as held from postings p
        join account_code a on a.id = p.account_code_id and a.purpose = 'withholding'
        where p.specialist_id = $1`,
      [id],
    );
    expect(tax?.held).toBe('423.00');
  });

  test('a paid fee whose charge is taken back comes off the next payment', async () => {
    const { id } = await aPayee();
    const fee = await earned(id, { amount: '100.00' });
    await paid(firstOf((await pay(id)).body).id);
    await practice.reverse(fee);
    expect(await billsOf(fee.chargeId)).toMatchObject([
      { status: 'Recover', openAmount: '-99.00' },
    ]);
    expect((await pay(id)).status).toBe(422);
    await earned(id, { amount: '300.00' });

    const next = firstOf((await pay(id)).body);
    await paid(next.id);

    expect(next.net).toBe('198.00');
    expect(await billsOf(fee.chargeId)).toMatchObject([{ status: 'Reversed' }]);
    expect(await owed(id)).toEqual({ ledger: '0.00', bills: '0.00' });
  });

  test('a cancelled payment gives its fees back', async () => {
    const { id } = await aPayee();
    await earned(id);
    const payment = firstOf((await pay(id)).body);
    expect((await api.put(`/app/provider-payments/${payment.id}/cancel`, {})).status).toBe(200);

    expect((await paid(payment.id)).status).toBe(409);
    expect(await due(id)).toMatchObject({ net: '891.00' });
  });

  test('[B-355] [C-431] a removed commission payment is owed again, and only by its own invoice', async () => {
    const { id } = await aPayee();
    const fee = await earned(id);
    const [own, other] = [await practice.invoiced(fee), await practice.invoiced(await earned(id))];
    const payment = firstOf((await pay(id)).body);
    await paid(payment.id);
    const lines = await linesOf(payment.id);
    const place = (invoiceId: string, at: number) =>
      `/app/payments/${invoiceId}/commission-payments/${lines[at]?.id ?? ''}`;
    const [bill] = await billsOf(fee.chargeId);
    const items = (await api.get(`/app/commission-payments?billId=${bill?.id ?? ''}`)).body.items;
    const at = lines.findIndex((line) => line.id === rowsIn<{ id: string }>(items)[0]?.id);

    expect((await api.delete(place(other.id, at))).status).toBe(404);
    expect((await api.delete(place(own.id, at))).status).toBe(204);
    expect((await api.delete(place(own.id, at))).status).toBe(409);

    expect(await billsOf(fee.chargeId)).toMatchObject([{ status: 'Unpaid' }]);
    expect(await owed(id)).toEqual({ ledger: '891.00', bills: '891.00' });
  });

  test('fees, payments, removals and reversals in any order: bills and ledger say the same', async () => {
    const { id } = await aPayee();
    let seed = 20261116;
    const chance = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    const fees = [await earned(id, { amount: '333.33' })];
    for (let step = 0; step < 14; step += 1) {
      const what = chance(4);
      if (what === 0)
        fees.push(await earned(id, { amount: `${50 + chance(900)}.${10 + chance(90)}` }));
      if (what === 1) {
        const made = await pay(id, chance(2) ? '120.37' : undefined);
        if (made.status === 200) await paid(firstOf(made.body).id);
      }
      const fee = fees[chance(fees.length)];
      if (what === 2 && fee) await practice.reverse(fee);
      if (what === 3) {
        const { body } = await api.get(
          `/app/commission-payments?specialistId=${id}&isRemoved=false`,
        );
        const [line] = rowsIn<{ id: string; paymentId: string }>(body.items);
        if (line)
          await api.delete(
            `/app/provider-payments/${line.paymentId}/commission-payments/${line.id}`,
          );
      }
      const { ledger, bills } = await owed(id);
      expect(ledger).toBe(bills);
    }
  });
});

describe('the bank file', () => {
  test('carries each payment once, also when two press at the same time', async () => {
    const { id } = await aPayee();
    await earned(id);
    const payment = firstOf((await pay(id)).body);
    const make = () =>
      api.post('/app/payment-files', { ids: [payment.id], processOn: '2026-11-20' });
    expect((await make()).body).toMatchObject({ error: { code: 'ownAccountMissing' } });
    expect((await api.put('/app/pay-setting', setting)).status).toBe(200);
    const answers = await Promise.all([make(), make()]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const file = answers.find(({ status }) => status === 201)?.body;
    const text = (
      await api.get(`/app/payment-files/${String(file?.['id'])}/download`)
    ).raw.toString();
    expect(text).toContain('1733-123987654321 530000089100P MENON');
    expect(text.split('\r\n').map((line) => line.length)).toEqual([120, 120, 120, 0]);
    const again = await api.put(`/app/provider-payments/${payment.id}/cancel`, {});
    expect(again.body).toMatchObject({ error: { code: 'confirmationRequired' } });
  });

  test.each([{ bsb: '12' }, { accountNumber: 'abc' }, { withholdingPercent: '147' }])(
    'a setting with %o is refused',
    async (wrong) => {
      expect((await api.put('/app/pay-setting', { ...setting, ...wrong })).status).toBe(400);
    },
  );
});

describe('who sees it', () => {
  test('where agreed the practice writes the tax invoice, numbered without gap', async () => {
    const { id } = await aPayee({ isRctiAgreed: true });
    const numbers: string[] = [];
    for (const amount of ['100.00', '200.00']) {
      await earned(id, { amount });
      const payment = firstOf((await pay(id)).body);
      await paid(payment.id);
      const { body } = await api.get(`/app/provider-payments/${payment.id}`);
      numbers.push(String(body['rctiNo']));
      if (amount === '100.00') {
        const { raw } = await api.get(`/app/provider-payments/${payment.id}/print`);
        const words = (await pdfTexts(raw)).flat().join(' ');
        expect(words).toContain('Recipient created tax invoice RCTI-2026-000001');
        expect(words).toContain('51 824 753 556');
      }
    }

    expect(numbers).toEqual(['RCTI-2026-000001', 'RCTI-2026-000002']);
  });

  test('a fee that is removed from a tax invoice of ours has an adjustment note', async () => {
    const { id } = await aPayee({ isRctiAgreed: true });
    const plain = await aPayee();
    await Promise.all([earned(id), earned(plain.id)]);
    const [ours, theirs] = [firstOf((await pay(id)).body), firstOf((await pay(plain.id)).body)];
    await paid(ours.id, theirs.id);
    const removed = async (paymentId: string) => {
      const [line] = await linesOf(paymentId);
      const path = `/app/provider-payments/${paymentId}/commission-payments/${line?.id}`;
      await api.delete(path);
      const [after] = await linesOf(paymentId);
      return { no: (after as { adjustmentNo?: unknown }).adjustmentNo, path };
    };

    const adjusted = await removed(ours.id);
    const without = await removed(theirs.id);

    expect(adjusted.no).toMatch(/^RCAN-2026-\d{6}$/);
    expect(without.no).toBeNull();
    const { raw } = await api.get(`${adjusted.path}/adjustment-note`);
    const words = (await pdfTexts(raw)).flat().join(' ');
    expect(words).toContain(`Recipient created adjustment note ${String(adjusted.no)}`);
    expect(words).toMatch(/Adjusts tax invoice +RCTI-2026-\d{6}/);
    expect(words).toContain('USD 891.00');
    expect((await api.get(`${without.path}/adjustment-note`)).status).toBe(404);
  });

  test('a specialist reads their own pay and nobody else’s; a case manager reads none', async () => {
    const [mine, other] = [await aPayee(), await aPayee()];
    await earned(mine.id);
    await earned(other.id);
    const [own, foreign] = [
      firstOf((await pay(mine.id)).body),
      firstOf((await pay(other.id)).body),
    ];
    const specialist = practice.signedIn(['SPECIALIST'], { ids: { specialistId: [mine.id] } }).api;
    const manager = practice.signedIn(['CASE_MANAGER']).api;

    const { body } = await specialist.get('/app/provider-payments');
    expect(rowsIn<{ id: string }>(body.items).map(({ id }) => id)).toEqual([own.id]);
    expect((await specialist.get(`/app/provider-payments/${own.id}`)).body['bsb']).toBeUndefined();
    expect((await specialist.get(`/app/provider-payments/${foreign.id}`)).status).toBe(404);
    expect((await specialist.get(`/app/provider-payments/${foreign.id}/print`)).status).toBe(404);
    expect((await pay(mine.id, undefined, specialist)).status).toBe(403);
    expect((await manager.get('/app/provider-payments')).status).toBe(403);
  });
});
