import { lineAmounts } from '#cases/domain';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aCasePractice } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { accept, addDays, addMoney, create, exact, move, toCents } from '#kernel/domain';
import { newId, randomOf, systemContext, writeBySystem } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { contentOfExport, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  creditNote,
  creditNoteEntry,
  decideAllocation,
  invoiceWorkflow,
  post,
  receipt,
  receiptEntry,
  reversalOf,
} from '../../domain/index.ts';
import type { InvoiceFacts, ReportTable } from '../../domain/index.ts';
import { aLine, anInvoice } from '../../testing/index.ts';
import { billingServer } from '../index.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { postedEntry } from '../ledger/posted-entry.ts';
import { openByCase } from '../receipts/open-by-case.ts';

registerCatalogue();
const today = '2026-11-16';
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
const { services } = server;
const practice = await aCasePractice(server);
const { tenantId } = practice;
const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  services.db.transaction(systemContext(tenantId), work);
const api = practice.signedIn(['ACCOUNTING']).api;

const other = newId();
await practice.run(
  `insert into companies (tenant_id, id, name, business_type) values ($1, $2, 'Other Insurance', 'insurer')`,
  [tenantId, other],
);
const companies = [practice.companyId, other] as const;

/** What the test itself knows of an invoice; the reports must come to the same. */
type Known = {
  readonly companyId: string;
  readonly caseType: string | null;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly subtotal: string;
  readonly gst: string;
  open: string;
  isCancelled: boolean;
};

const factsText = `select id::text as id, invoice_no as "invoiceNo", status, company_id::text as "companyId",
    total::text as total, settled::text as settled, credited::text as credited, written_off::text as "writtenOff", sent_at as "sentAt"
  from invoices where id = $1`;

async function factsOf(tx: Tx, id: string): Promise<InvoiceFacts> {
  const [row] = await tx.query<InvoiceFacts>(factsText, [id]);
  if (!row) throw new Error('No invoice');
  return row;
}

async function cancel(tx: Tx, id: string): Promise<void> {
  const [entry] = await tx.query<{ id: string }>(
    `select id::text as id from journals where source_id = $1`,
    [id],
  );
  const posted = await postedEntry(tx, entry?.id ?? '');
  const moved = move(invoiceWorkflow, await factsOf(tx, id), 'cancel', { values: {} });
  const back = post(reversalOf(posted, { id: newId(), on: today }));
  await writeBySystem({ tx, services }, accept(moved, back));
}

/** Money of the customer, and what of it is applied to the invoice. */
async function pay(tx: Tx, id: string, amount: string, received: string): Promise<void> {
  const facts = await factsOf(tx, id);
  const accounts = await accountsOf(tx);
  const { companyId } = facts;
  const source = { id: newId(), companyId, amount: received };
  const head = { id: newId(), on: today };
  await writeBySystem(
    { tx, services },
    accept(
      create(receipt, { ...source, receivedOn: today, method: 'transfer' }),
      post(receiptEntry(accounts, head, { ...source, no: '' })),
    ),
  );
  await tx.query('set constraints all deferred');
  const given = { kind: 'receipt' as const, id: source.id, companyId, applied: '0.00' };
  const decision = decideAllocation({
    id: newId(),
    journalId: newId(),
    source: { ...given, unapplied: received },
    invoice: facts,
    openByCase: await openByCase(tx, id),
    amount,
    on: today,
    accounts,
  });
  await writeBySystem({ tx, services }, decision);
}

async function creditTenth(tx: Tx, id: string, known: Known) {
  const unitPrice = toCents(exact(known.subtotal).div(10));
  const amounts = lineAmounts({ quantity: '1', unitPrice, hasGst: true }, '10');
  const { companyId } = known;
  const note = { id: newId(), companyId, invoiceId: id, creditDate: today, reason: 'Agreed' };
  const line = { caseId: null, accountCodeId: null, ...amounts };
  const money = { subtotal: amounts.amount, total: addMoney(amounts.amount, amounts.gst) };
  const billed = { id: note.id, no: '', companyId, lines: [line] };
  const entry = creditNoteEntry(await accountsOf(tx), { id: newId(), on: today }, billed);
  const made = create(creditNote, { ...note, ...money, gst: amounts.gst });
  await writeBySystem({ tx, services }, accept(made, post(entry)));
  return { companyId, ...amounts };
}

const known: Known[] = [];
const credited: { companyId: string; amount: string; gst: string }[] = [];
let unapplied = '0.00';

/** Sixty documents by chance: paid, partly paid, cancelled, credited, overdue or not. */
async function makeDocuments(): Promise<void> {
  const random = randomOf('reports', 'of', 'billing');
  for (let at = 0; at < 60; at += 1) {
    const invoiceDate = addDays(today, -random.between(0, 300));
    const unitPrice = toCents(exact(random.between(101, 99_999)).div(100));
    const one = {
      companyId: random.pick(companies),
      caseType: random.pick(['IME', 'OT', null]),
      invoiceDate,
      dueDate: addDays(invoiceDate, random.pick([0, 14, 30, 60])),
    };
    const { amount, gst } = lineAmounts({ quantity: '1', unitPrice, hasGst: true }, '10');
    const total = addMoney(amount, gst);
    const row: Known = { ...one, subtotal: amount, gst, open: total, isCancelled: false };
    const dice = random.between(0, 5);
    const half = toCents(exact(total).div(2));
    await within(async (tx) => {
      const { id } = await anInvoice(tx, services, { ...one, lines: [aLine({ unitPrice })] });
      if (dice === 0) await cancel(tx, id);
      if (dice === 1) await pay(tx, id, total, addMoney(total, '5.05'));
      if (dice === 2) await pay(tx, id, half, half);
      if (dice === 3) {
        credited.push(await creditTenth(tx, id, row));
      }
    });
    if (dice === 0) Object.assign(row, { open: '0.00', isCancelled: true });
    if (dice === 1) {
      row.open = '0.00';
      unapplied = addMoney(unapplied, '5.05');
    }
    if (dice === 2) row.open = toCents(exact(total).minus(half));
    known.push(row);
  }
}
await makeDocuments();

const report = async (name: string, query = ''): Promise<ReportTable> => {
  const { status, body } = await api.get(`/app/billing-reports/${name}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as object as ReportTable;
};
const sum = (rows: readonly Known[], of: (row: Known) => string) => addMoney('0', ...rows.map(of));
const live = known.filter(({ isCancelled }) => !isCancelled);
const cellOf = (table: ReportTable, row: string, column: string) => {
  const at = table.columns.findIndex(({ key }) => key === column);
  return table.rows.find(({ key }) => key === row)?.cells[at];
};

describe('figures equal an independent sum over random documents', () => {
  test('[S-020] outstanding balance: every company and every bucket', async () => {
    const table = await report('aging');
    const overdue = (row: Known) => (Date.parse(today) - Date.parse(row.dueDate)) / 86_400_000;
    const within30 = (from: number, to: number) => (row: Known) =>
      overdue(row) >= from && overdue(row) <= to;
    const buckets = [
      [-999, 0],
      [1, 30],
      [31, 60],
      [61, 90],
      [91, 999],
    ] as const;

    for (const companyId of companies) {
      const own = known.filter((row) => row.companyId === companyId);
      const values = table.rows
        .find(({ key }) => key === companyId)
        ?.cells.map(({ value }) => value);
      expect(values).toEqual([
        ...buckets.map(([from, to]) => sum(own.filter(within30(from, to)), ({ open }) => open)),
        sum(own, ({ open }) => open),
      ]);
    }
    expect(table.totals.at(-1)).toBe(sum(known, ({ open }) => open));
  });

  test('revenue by company, by case type and by month', async () => {
    const table = await report('revenue');
    const types = await report('revenue', '?by=caseType');
    const months = new Set(live.map(({ invoiceDate }) => invoiceDate.slice(0, 7)));

    for (const companyId of companies)
      for (const month of months) {
        const own = live.filter(
          (row) => row.companyId === companyId && row.invoiceDate.startsWith(month),
        );
        expect(cellOf(table, companyId, month)?.value).toBe(sum(own, (row) => row.subtotal));
      }
    const ofType = live.filter(({ caseType }) => caseType === 'OT');
    expect(cellOf(types, 'OT', 'invoiced')?.value).toBe(sum(ofType, (row) => row.subtotal));
    const creditedAll = addMoney('0', ...credited.map(({ amount }) => amount));
    expect(table.totals.slice(-3, -1)).toEqual([sum(live, (row) => row.subtotal), creditedAll]);
    expect(types.totals.slice(-3)).toEqual(table.totals.slice(-3));
  });

  test('the ledger comes to the same income, and GST to what the documents charged', async () => {
    const revenue = await report('revenue');
    const margin = await report('margin');
    const gst = await report('gst');
    const creditedGst = addMoney('0', ...credited.map((one) => one.gst));
    const collected = toCents(exact(sum(live, (row) => row.gst)).minus(creditedGst));

    expect(margin.totals[0]).toBe(revenue.totals.at(-1));
    expect(
      exact(gst.totals[1] ?? 0)
        .minus(collected)
        .abs()
        .toNumber(),
    ).toBeLessThan(1);
    expect(gst.totals[0]).toBe(addMoney(revenue.totals.at(-1) ?? '0', gst.totals[1] ?? '0'));
  });

  test('figures of the first screen', async () => {
    const { body } = await api.get('/app/billing-figures');
    const overdue = known.filter((row) => row.dueDate < today && row.open !== '0.00');

    expect(body).toMatchObject({
      open: sum(known, ({ open }) => open),
      openCount: known.filter(({ open }) => open !== '0.00').length,
      overdue: sum(overdue, ({ open }) => open),
      overdueCount: overdue.length,
      unapplied,
      toPay: '0.00',
    });
  });
});

describe('each figure opens its rows', () => {
  const amountOf = { invoice: 'openAmount', creditNote: 'subtotal' } as const;
  const bases = { invoice: 'payments', creditNote: 'credit-notes' } as const;

  const added = async (opens: { resource: string; query: string }, field?: string) => {
    const resource = opens.resource as keyof typeof bases;
    const wanted = field ?? amountOf[resource];
    const path = `/app/${bases[resource]}?${opens.query}&maxResultCount=100&fields=${wanted}`;
    const { status, body } = await api.get(path);
    expect(status, JSON.stringify(body)).toBe(200);
    const items = (body.items ?? []) as readonly Readonly<Record<string, unknown>>[];
    return addMoney('0', ...items.map((item) => String(item[wanted])));
  };

  test('the list behind a figure adds up to it', async () => {
    const aging = await report('aging');
    const revenue = await report('revenue');

    for (const { cells } of aging.rows)
      for (const { value, opens } of cells) expect(opens && (await added(opens))).toBe(value);
    const [row] = revenue.rows;
    for (const [at, { value, opens }] of row?.cells.entries() ?? []) {
      const field = opens?.resource === 'invoice' ? 'subtotal' : undefined;
      if (!opens) continue;
      const besides = opens.also ? await added(opens.also, 'subtotal') : '0';
      const sumOfRows = toCents(exact(await added(opens, field)).minus(besides));
      expect(sumOfRows, revenue.columns[at]?.label).toBe(value);
    }
  });

  test.each(['company', 'caseType', 'specialist'])(
    'margin by %s: the postings behind a figure add up to it',
    async (by) => {
      const { rows } = await report('margin', `?by=${by}`);
      expect(rows.length).toBeGreaterThan(0);
      const opened = rows.flatMap(({ cells }) => cells.filter(({ opens }) => opens !== null));
      expect(opened).toHaveLength(rows.length * 3);

      for (const { value, opens } of opened) {
        const { status, body: found } = await api.get(opens?.ids ?? '');
        expect(status, JSON.stringify(found)).toBe(200);
        const ids = (found as { ids?: string[] }).ids ?? [];
        if (!ids.length) expect(value).toBe('0.00');
        if (!ids.length) continue;
        const { body } = await api.get(`/app/postings?maxResultCount=100&ids=${ids.join(',')}`);
        const items = (body.items ?? []) as readonly { debit: string; credit: string }[];
        const sum = items.reduce((so, { debit, credit }) => so.plus(credit).minus(debit), exact(0));
        const isCost = opens?.ids?.includes('part=cost');
        expect(toCents(isCost ? sum.negated() : sum)).toBe(value);
      }
    },
  );

  test('unbilled work: the charges of a figure are those of the list', async () => {
    const { id } = await practice.newCase();
    await practice.run(
      `insert into case_charges (tenant_id, id, case_id, kind, move, description, charged_on, company_id, amount, status)
        select $1, gen_random_uuid(), $2, 'assessment', 'attend', 'Examination', d::date, $3, a, s
        from (values ('2026-11-14', 100.10, 'pending'), ('2026-10-01', 20.20, 'pending'),
          ('2026-10-01', 999, 'invoiced')) v(d, a, s)`,
      [tenantId, id, other],
    );
    const table = await report('unbilled');
    const row = table.rows.find(({ key }) => key === other);

    expect(row?.cells.map(({ value }) => value)).toEqual([
      '100.10',
      '0.00',
      '0.00',
      '20.20',
      '0.00',
      '120.30',
    ]);
    const list = await api.get(`/app/case-charges?${row?.cells[3]?.opens?.query}`);
    expect(list.body.items).toMatchObject([{ amount: '20.20' }]);
  });
});

describe('who, and how', () => {
  test.each([
    ['ACCOUNTING', 200],
    ['ADMIN_STAFF', 200],
    ['STAFF', 200],
    ['TENANT_ADMIN', 403],
    ['CASE_MANAGER', 403],
    ['SPECIALIST', 403],
  ])('%s asks for a report: %i', async (role, status) => {
    const someone = practice.signedIn([role]).api;

    expect((await someone.get('/app/billing-reports/aging')).status).toBe(status);
    expect((await someone.get('/app/billing-figures')).status).toBe(status);
    expect((await someone.get('/app/billing-reports/aging/export')).status).toBe(status);
  });

  test('[B-124] where accounting is hidden from staff, so are the reports', async () => {
    const attributes = { 'setting:ICS.Feature.HideAccountingFromStaff': 'true' };
    const staff = practice.signedIn(['STAFF'], { attributes }).api;

    expect((await staff.get('/app/billing-reports/aging')).status).toBe(403);
  });

  test('another practice sees nothing of it', async () => {
    const stranger = server.signedIn({ roles: ['ACCOUNTING'], tenantId: newId() }).api;
    const { body } = await stranger.get('/app/billing-reports/aging');

    expect(body).toMatchObject({ rows: [], totals: Array(6).fill('0.00') });
  });

  test.each([
    ['nothing', '', 404],
    ['revenue', '?from=2026-11-02&to=2026-11-01', 400],
    ['revenue', '?from=1990-01-01', 400],
    ['revenue', '?by=weather', 400],
    ['aging', '?companyId=x', 400],
    ['aging/export', '?format=doc', 400],
  ])('%s%s answers %i', async (name, query, status) => {
    expect((await api.get(`/app/billing-reports/${name}${query}`)).status).toBe(status);
  });

  test('a workbook with the same figures', async () => {
    const answer = await api.get('/app/billing-reports/aging/export?format=xlsx');

    expect(answer.status).toBe(200);
    expect(String(answer.headers['content-type'])).toContain('spreadsheetml');
    expect(String(answer.headers['content-disposition'])).toContain('Outstanding_balance');
    const { rows } = await contentOfExport(answer.raw, answer.headers['content-type']);
    for (const figure of rows.at(-1)?.slice(1) ?? []) expect(figure).toBeTypeOf('number');
  });
});
