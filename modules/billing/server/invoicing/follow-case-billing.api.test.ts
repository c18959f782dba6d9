import { describe, expect, test } from 'vitest';
import { accept, move } from '#kernel/domain';
import { newId, writeBySystem } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  allocationEntry,
  invoiceWorkflow,
  post,
  providerBillEntry,
  providerPaymentEntry,
  reversalOf,
  settle,
  splitByWeight,
} from '../../domain/index.ts';
import type { InvoiceFacts } from '../../domain/index.ts';
import { anInvoicingPractice, aLine, anInvoice } from '../../testing/index.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { postedEntry } from '../ledger/posted-entry.ts';
import { openByCase } from '../receipts/open-by-case.ts';

registerCatalogue();
const practice = await anInvoicingPractice();
const { api, companyId, specialistId, services, within, billingOf } = practice;
const on = '2026-11-16';

const factsText = `select id::text as id, invoice_no as "invoiceNo", status, company_id::text as "companyId",
    total::text as total, settled::text as settled, credited::text as credited, written_off::text as "writtenOff", sent_at as "sentAt"
  from invoices where id = $1`;

const invoiced = async (...caseIds: string[]) =>
  within((tx) =>
    anInvoice(tx, services, {
      companyId,
      lines: caseIds.map((caseId) => aLine({ caseId, unitPrice: '1000.00' })),
    }),
  );

/** A payment of the invoice, or with a minus one that is taken away. */
const paid = (invoiceId: string, amount: string, of?: string) =>
  within(async (tx) => {
    const [invoice] = await tx.query<InvoiceFacts>(factsText, [invoiceId]);
    if (!invoice) throw new Error('No invoice');
    const rows = of ? [{ caseId: of, open: '1' }] : await openByCase(tx, invoiceId);
    const weighed = rows.map(({ caseId, open }) => ({ caseId, weight: open }));
    const parts = splitByWeight(amount, weighed).map(({ caseId, share }) => ({
      caseId,
      amount: share,
    }));
    const { invoiceNo } = invoice;
    const entry = allocationEntry(
      await accountsOf(tx),
      { id: newId(), on },
      { id: newId(), invoiceId, invoiceNo, companyId, parts },
    );
    await writeBySystem(
      { tx, services },
      accept(settle(invoice, { settled: amount }, on), post(entry)),
    );
  });

describe('[E-100] [G-077] the billing status of a case follows its documents', () => {
  test('invoice, part payment, full payment, and back when a payment is removed', async () => {
    const { id: caseId } = await practice.newCase();
    const { id } = await invoiced(caseId);
    expect(await billingOf(caseId)).toBe('clientInvoiced');

    await paid(id, '100.00');
    expect(await billingOf(caseId)).toBe('clientPartiallyPaid');

    await paid(id, '1000.00');
    expect(await billingOf(caseId)).toBe('clientFullyPaid');

    await paid(id, '-1000.00', caseId);
    expect(await billingOf(caseId)).toBe('clientPartiallyPaid');
  });

  test('each case of a consolidated invoice by its own part', async () => {
    const [a, b] = [await practice.newCase(), await practice.newCase()];
    const { id } = await invoiced(a.id, b.id);
    await paid(id, '2200.00');

    expect([await billingOf(a.id), await billingOf(b.id)]).toEqual([
      'clientFullyPaid',
      'clientFullyPaid',
    ]);
  });

  test('a cancelled invoice leaves the case as if it had never been', async () => {
    const { id: caseId } = await practice.newCase();
    const { id } = await invoiced(caseId);
    await within(async (tx) => {
      const [invoice] = await tx.query<InvoiceFacts>(factsText, [id]);
      const [journal] = await tx.query<{ id: string }>(
        `select distinct journal_id::text as id from postings where invoice_id = $1`,
        [id],
      );
      if (!invoice || !journal) throw new Error('No invoice');
      const entry = await postedEntry(tx, journal.id);
      const decision = accept(
        move(invoiceWorkflow, { ...invoice }, 'cancel'),
        post(reversalOf(entry, { id: newId(), on })),
      );
      await writeBySystem({ tx, services }, decision);
    });

    expect(await billingOf(caseId)).toBe('none');
  });

  test('what the specialist is owed and paid counts as well', async () => {
    const { id: caseId } = await practice.newCase();
    const bill = (share: string) =>
      within(async (tx) => {
        const given = { id: newId(), specialistId, caseId, memo: 'Fee', share };
        const entry = providerBillEntry(
          await accountsOf(tx),
          { id: newId(), on },
          { ...given, commission: '0.00', gst: '0.00' },
        );
        await writeBySystem({ tx, services }, accept(post(entry)));
      });
    const pay = (amount: string) =>
      within(async (tx) => {
        const entry = providerPaymentEntry(
          await accountsOf(tx),
          { id: newId(), on },
          {
            id: newId(),
            no: 'PAY',
            specialistId,
            parts: [{ caseId, amount }],
            withheld: '0.00',
          },
        );
        await writeBySystem({ tx, services }, accept(post(entry)));
      });
    await bill('600.00');
    expect(await billingOf(caseId)).toBe('none');
    await pay('200.00');
    expect(await billingOf(caseId)).toBe('specialistPartiallyPaid');
    await pay('400.00');
    const { id } = await invoiced(caseId);
    await paid(id, '1100.00');

    expect(await billingOf(caseId)).toBe('fullyPaid');
  });

  test('it is a move of the case: the status log says so', async () => {
    const { id: caseId } = await practice.newCase();
    await invoiced(caseId);
    const { body } = await api.get(`/app/case-status-logs?caseStatusFrom=IME&objectId=${caseId}`);

    expect(body.items?.[0]).toMatchObject({ move: 'setBillingStatus' });
  });

  test('[C-119] by hand it is never set against the ledger, whichever call sets it', async () => {
    const { id: caseId } = await practice.newCase();
    const { id } = await invoiced(caseId);
    await paid(id, '100.00');
    const accounting = practice.signedIn(['ACCOUNTING']).api;
    const calls = [
      `/app/case-client-details/${caseId}/billingStatus`,
      `/app/assessments/${caseId}/setBillingStatus`,
    ];
    const set = (url: string, billingStatus: string) =>
      accounting.put(url, { billingStatus, note: 'Paid by cheque' });

    for (const url of calls) {
      expect(await set(url, 'fullyPaid')).toMatchObject({
        status: 422,
        body: {
          error: {
            code: 'ledgerSaysOtherwise',
            message: expect.stringContaining(
              'USD 1,100.00 is invoiced for this case and USD 1,000.00',
            ),
          },
        },
      });
      expect(await set(url, 'none')).toMatchObject({ status: 422 });
    }
    expect(await billingOf(caseId)).toBe('clientPartiallyPaid');
    expect((await set(calls[0] ?? '', 'partiallyPaid')).status).toBe(200);
  });

  test('[C-119] what was invoiced elsewhere is set with a note that says where', async () => {
    const { id: caseId } = await practice.newCase();
    const accounting = practice.signedIn(['ACCOUNTING']).api;
    const set = (note?: string) =>
      accounting.put(`/app/case-client-details/${caseId}/billingStatus`, {
        billingStatus: 'clientInvoiced',
        ...(note && { note }),
      });

    expect(await set()).toMatchObject({
      status: 422,
      body: { error: { code: 'nothingInvoicedHere' } },
    });
    expect((await set('Invoice 12 of the old books')).status).toBe(200);
    expect(await billingOf(caseId)).toBe('clientInvoiced');
  });

  test('a case that the payer of the invoice may not see follows too', async () => {
    const { id: caseId } = await practice.newCase();
    await practice.run(`update assessments set visibility = 'staff' where id = $1`, [caseId]);
    await invoiced(caseId);
    await practice.run(`update assessments set visibility = 'everyone' where id = $1`, [caseId]);

    expect(await billingOf(caseId)).toBe('clientInvoiced');
  });

  test('[C-422] the money of a case is shown to the office, its invoices to the customer too', async () => {
    const { id: caseId } = await practice.chargedCase();
    const { id } = await invoiced(caseId);
    await paid(id, '300.00');
    const path = `/app/payments/ofCase?objectId=${caseId}&fromModuleType=IME`;
    const manager = practice.signedIn(['CASE_MANAGER'], {
      ids: {
        companyId: [companyId],
        ownCompanyIds: [companyId],
        companiesSharingClaimants: [companyId],
      },
    });

    const office = await api.get(path);
    const customer = await manager.api.get(path);

    expect(office.body).toMatchObject({
      pending: 1,
      invoices: [{ id, status: '2', total: '1100.00', openAmount: '800.00' }],
      ledger: {
        charged: '1000.00',
        gst: '100.00',
        paid: '300.00',
        owedByCustomer: '800.00',
        margin: '1000.00',
      },
    });
    expect(customer.body).toMatchObject({ invoices: [{ id }], ledger: null });
  });
});
