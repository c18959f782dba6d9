import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aCasePractice } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { newId, systemContext } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aLine, anInvoice } from '../../testing/index.ts';
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
});
const { services } = server;
const practice = await aCasePractice(server);
const { tenantId, companyId } = practice;
const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  services.db.transaction(systemContext(tenantId), work);
const insert = `insert into journals (tenant_id, id, journal_no, kind, journal_date, memo, source_type, source_id)
  values (current_tenant(), $1, $2, 'receipt', $3, 'By hand', 'receipt', 'x')`;
const line = `insert into postings (tenant_id, id, journal_id, posted_on, account_code_id, debit, credit)
  select current_tenant(), gen_random_uuid(), $1, $2, id, $3, $4 from account_code where purpose = $5`;

describe('the ledger', () => {
  test('an invoice and its entry come together, and the customer owes its total', async () => {
    const { id } = await within((tx) => anInvoice(tx, services, { companyId }));
    const rows = await within((tx) =>
      tx.query<{ purpose: string; debit: string; credit: string }>(
        `select a.purpose, p.debit::text, p.credit::text from postings p
          join account_code a on a.id = p.account_code_id where p.invoice_id = $1 order by p.debit desc, p.credit desc`,
        [id],
      ),
    );

    expect(rows).toEqual([
      { purpose: 'receivable', debit: '1595.00', credit: '0.00' },
      { purpose: 'otherIncome', debit: '0.00', credit: '1450.00' },
      { purpose: 'gstCollected', debit: '0.00', credit: '145.00' },
    ]);
  });

  test('a journal that does not balance cannot commit, whoever writes it', async () => {
    const unbalanced = () =>
      within(async (tx) => {
        const id = newId();
        await tx.query(insert, [id, 'JNL-X-1', '2026-11-16']);
        await tx.query(line, [id, '2026-11-16', '1.00', '0.00', 'bank']);
      });
    const withoutLines = () => within((tx) => tx.query(insert, [newId(), 'JNL-X-2', '2026-11-16']));

    await expect(unbalanced()).rejects.toThrow(/journalOutOfBalance|out of balance/);
    await expect(withoutLines()).rejects.toThrow(/journalOutOfBalance|out of balance/);
  });

  test('whether a journal balances and a charge is free is looked up by an index of its own', async () => {
    const plans = await services.hostDb.transaction(systemContext(tenantId), async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return Promise.all(
        [
          `select sum(debit - credit) from postings where journal_id = '${tenantId}'`,
          `select 1 from invoice_lines where charge_id = '${tenantId}'`,
        ].map(async (asked) => JSON.stringify(await tx.query(`explain ${asked}`))),
      );
    });

    expect(plans[0]).toContain('ix_postings__balance');
    expect(plans[1]).toContain('ix_invoice_lines__charge');
    const bodies = await within((tx) =>
      tx.query<{ text: string }>(
        `select prosrc || array_to_string(proconfig, ' ') as text from pg_proc
          where proname in ('journal_balances', 'charge_is_free')`,
      ),
    );
    for (const { text } of bodies) {
      expect(text).toContain('enable_seqscan=off');
      expect(text).not.toContain('new.tenant_id');
    }
  });

  test('a posted line is never changed or deleted, and a later one cannot unbalance its journal', async () => {
    const { id } = await within((tx) => anInvoice(tx, services, { companyId }));
    const [posted] = await within((tx) =>
      tx.query<{ journalId: string }>(
        `select journal_id as "journalId" from postings where invoice_id = $1 limit 1`,
        [id],
      ),
    );

    await expect(within((tx) => tx.query('update postings set debit = 1'))).rejects.toThrow(
      'permission denied',
    );
    await expect(within((tx) => tx.query('delete from journals'))).rejects.toThrow(
      'permission denied',
    );
    await expect(
      within((tx) => tx.query(line, [posted?.journalId, '2026-11-16', '5.00', '0.00', 'bank'])),
    ).rejects.toThrow(/out of balance/);
  });

  test('nothing posts into a closed month, and the number is given back', async () => {
    await within((tx) =>
      tx.query(`insert into ledger_periods (tenant_id, id, month, status, changed_at)
        values (current_tenant(), gen_random_uuid(), '2025-03', 'closed', now())`),
    );
    const late = within((tx) =>
      anInvoice(tx, services, { companyId, invoiceDate: '2025-03-31', dueDate: '2025-04-30' }),
    );

    await expect(late).rejects.toThrow('month 2025-03 is closed');
    const next = await within((tx) =>
      anInvoice(tx, services, { companyId, invoiceDate: '2025-04-01', dueDate: '2025-04-30' }),
    );
    expect(next.invoiceNo).toBe('INV-2025-000001');
  });

  test('invoices of many at once are numbered without gap and without double', async () => {
    const before = await numbers();
    const tries = Array.from({ length: 24 }, (_, at) =>
      within(async (tx) => {
        await anInvoice(tx, services, { companyId });
        if (at % 4 === 3) throw new Error('broken off');
      }).catch(() => null),
    );
    await Promise.all(tries);
    const after = await numbers();

    expect(after).toHaveLength(before.length + 18);
    expect(after).toEqual(after.map((_, at) => at + 1));
  });

  test('a charge is invoiced once, also when two press at the same time', async () => {
    const { id: caseId } = await practice.newCase();
    const chargeId = newId();
    await within((tx) =>
      tx.query(
        `insert into case_charges (tenant_id, id, case_id, company_id, kind, move, description, charged_on, amount, has_gst, status)
          values (current_tenant(), $1, $2, $3, 'assessment', 'attended', 'Examination', '2026-11-01', 1450, true, 'pending')`,
        [chargeId, caseId, companyId],
      ),
    );
    const one = () =>
      within((tx) =>
        anInvoice(tx, services, { companyId, caseId, lines: [aLine({ caseId, chargeId })] }),
      );
    const results = await Promise.allSettled([one(), one(), one()]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

const numbers = () =>
  within(async (tx) => {
    const rows = await tx.query<{ no: number }>(
      `select right(invoice_no, 6)::int as no from invoices where invoice_no like 'INV-2026-%' order by 1`,
    );
    return rows.map(({ no }) => no);
  });
