import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { anInvoicingPractice } from '../../testing/index.ts';

registerCatalogue();
const practice = await anInvoicingPractice();
const { api, companyId, within, work, clientId } = practice;

const month = { until: '2026-10-31', invoiceDate: '2026-10-31', per: 'case' };
const preview = (values: object = {}) => {
  const query = new URLSearchParams({ ...month, ...values });
  return api.get(`/app/payments/invoice-run?${query.toString()}`);
};
const start = async (values: object = {}, as = api) =>
  as.post('/app/payments/invoice-run', { ...month, ...values });
const run = (taskId: unknown, signal?: AbortSignal) => work('invoiceRun', taskId, signal);
const taskOf = async (id: unknown) => (await api.get(`/app/tasks/${String(id)}`)).body;

const casesText = `insert into assessments (tenant_id, id, case_no, client_id, company_id, purchase_order_no)
  select current_tenant(), gen_random_uuid(), $1 || '-' || i, $2, $3, 'PO-1' from generate_series(1, $4::int) i
  returning id::text as id`;
const chargesText = `insert into case_charges (tenant_id, id, case_id, company_id, kind, move, description, charged_on,
    amount, has_gst, status)
  select tenant_id, gen_random_uuid(), id, company_id, 'assessment', 'attended', 'Examination', $2, $3, true, 'pending'
  from cases where id = any($1::uuid[])`;

/** Cases of a company with one charge each. */
const cases = async (count: number, given: { companyId?: string; amount?: string | null } = {}) => {
  const { companyId: of = companyId, amount = '1000.00' } = given;
  return within(async (tx) => {
    const no = `IME-${randomUUID().slice(0, 8)}`;
    const rows = await tx.query<{ id: string }>(casesText, [no, clientId, of, count]);
    const ids = rows.map(({ id }) => id);
    await tx.query(chargesText, [ids, '2026-10-20', amount]);
    return ids;
  });
};
const company = async (name: string): Promise<string> => {
  const id = randomUUID();
  await practice.run(
    `insert into companies (tenant_id, id, name, business_type) values ($1, $2, $3, 'insurer')`,
    [practice.tenantId, id, name],
  );
  return id;
};
const numbers = () =>
  within(async (tx) => {
    const rows = await tx.query<{ no: number }>(
      `select right(invoice_no, 6)::int as no from invoices order by 1`,
    );
    return rows.map(({ no }) => no);
  });
/** Every charge on one invoice at most, every number there, every case with its status. */
const checkWhole = async (ids: readonly string[]) => {
  const all = await numbers();
  expect(all).toEqual(all.map((_, at) => at + 1));
  const rows = await within((tx) =>
    tx.query<{ lines: number; status: string }>(
      `select count(*)::int as lines, min(c.billing_status) as status from cases c
        join invoice_lines l on l.case_id = c.id where c.id = any($1::uuid[]) group by c.id`,
      [ids],
    ),
  );
  expect(rows).toHaveLength(ids.length);
  expect(new Set(rows.map(({ lines, status }) => `${lines} ${status}`))).toEqual(
    new Set(['1 clientInvoiced']),
  );
};

beforeEach(() =>
  practice.run(`update case_charges set status = 'reversed' where status = 'pending'`),
);

describe('invoicing a month', () => {
  test('the preview counts by company and says what cannot be invoiced and why', async () => {
    const other = await company('Zenith Insurance');
    await cases(3);
    await cases(2, { companyId: other });
    const [blocked] = await cases(1, { companyId: other, amount: null });

    const { status, body } = await preview();

    expect(status).toBe(200);
    expect(body).toMatchObject({ invoices: 5, cases: 5, total: '5500.00', blocked: 1 });
    expect(body.companies).toMatchObject([
      { companyId, invoices: 3, total: '3300.00', blocked: [] },
      {
        companyName: 'Zenith Insurance',
        invoices: 2,
        blocked: [{ caseId: blocked, reasons: ['No price is known for "Examination". Type one.'] }],
      },
    ]);
    expect((await preview({ per: 'company' })).body).toMatchObject({ invoices: 2, cases: 5 });
    expect((await preview({ companyId: other })).body).toMatchObject({ invoices: 2 });
    expect((await preview({ caseType: 'OT' })).body).toMatchObject({ invoices: 0, companies: [] });
    expect((await preview({ until: '2026-10-19' })).body).toMatchObject({ invoices: 0 });
  });

  test('one for each case, with a line for each that was left out', async () => {
    const ids = await cases(4);
    const [open] = await cases(1, { amount: null });

    const { status, body } = await start();
    await run(body.taskId);

    expect(status).toBe(202);
    expect(await taskOf(body.taskId)).toMatchObject({
      state: 'done',
      rowsDone: 5,
      rowsTotal: 5,
      rowsFailed: 1,
      summary: '4 invoices of USD 4,400.00 made.',
      failedRows: [{ id: open, message: 'No price is known for "Examination". Type one.' }],
    });
    await checkWhole(ids);
    const made = await api.get(`/app/payments?runId=${String(body.taskId)}`);
    expect(made.body.totalCount).toBe(4);
  });

  test('each is sent with its PDF where that is wished; one without an address is made and named', async () => {
    const silent = await company('Silent Insurance');
    await practice.run(`update companies set invoice_email = $2 where id = $1`, [
      companyId,
      'accounts@payer.test',
    ]);
    await cases(2);
    await cases(1, { companyId: silent });
    const refused = await start({ isSent: true });
    await practice.run(
      `insert into letterheads (tenant_id, id, abn, layout, accent_colour, font_size)
        values ($1, gen_random_uuid(), '53004085616', 'classic', '#3d4751', 'normal')`,
      [practice.tenantId],
    );
    const { companies } = (await preview({ isSent: 'true' })).body;

    const { body } = await start({ isSent: true });
    await run(body.taskId);

    expect(refused.body).toMatchObject({ error: { code: 'practiceWithoutAbn' } });
    expect(companies?.map(({ email }) => email)).toEqual(['accounts@payer.test', null]);
    const made = await api.get(
      `/app/payments?runId=${String(body.taskId)}&fields=invoiceNo,status,sentTo&sorting=status`,
    );
    const unsent = made.body.items?.find(({ sentTo }) => sentTo === null);
    expect(made.body.items?.map(({ status, sentTo }) => `${status} ${sentTo}`).toSorted()).toEqual([
      '0 accounts@payer.test',
      '0 accounts@payer.test',
      '5 null',
    ]);
    expect(await taskOf(body.taskId)).toMatchObject({
      summary: '3 invoices of USD 3,300.00 made, 2 sent.',
      failedRows: [
        { name: unsent?.invoiceNo, message: expect.stringMatching(/^Made and not sent/) },
      ],
    });
    const mails = await practice.run(
      `select object_id as id, destination from emails_tracking
        where tenant_id = $1 and template_key = 'InvoiceSent'`,
      [practice.tenantId],
    );
    expect(mails).toHaveLength(2);
  });

  test('one for each company names every case on its line', async () => {
    const ids = await cases(3);
    const { body } = await start({ per: 'company' });
    await run(body.taskId);

    const made = await api.get(`/app/payments?runId=${String(body.taskId)}&fields=kind,total`);
    expect(made.body.items).toMatchObject([{ kind: 'consolidated', total: '3300.00' }]);
    await checkWhole(ids);
  });

  test('two at once make every invoice once, without a gap', async () => {
    const ids = await cases(130);
    const other = practice.signedIn(['ACCOUNTING']).api;
    const [one, two] = [await start(), await start({}, other)];

    await Promise.all([run(one.body.taskId), run(two.body.taskId)]);

    const made = await Promise.all(
      [one, two].map(({ body }) => api.get(`/app/payments?runId=${String(body.taskId)}`)),
    );
    expect(made.reduce((sum, { body }) => sum + Number(body.totalCount), 0)).toBe(130);
    await checkWhole(ids);
  });

  test('a worker that dies between two steps leaves whole invoices; the next goes on', async () => {
    const ids = await cases(130);
    const { body } = await start();
    let steps = 0;
    const killed = Object.assign(new AbortController().signal, {
      throwIfAborted() {
        steps += 1;
        if (steps > 1) throw new Error('killed');
      },
    });

    await expect(run(body.taskId, killed)).rejects.toThrow('killed');
    const half = await numbers();
    await run(body.taskId);

    expect(half).toEqual(half.map((_, at) => at + 1));
    expect((await taskOf(body.taskId)).summary).toBe('130 invoices of USD 143,000.00 made.');
    await checkWhole(ids);
  });

  test('a closed month, an early date and nothing to do are said at once', async () => {
    await cases(1);
    await practice.run(
      `insert into ledger_periods (tenant_id, id, month, status, changed_at)
        values ($1, gen_random_uuid(), '2027-01', 'closed', now())`,
      [practice.tenantId],
    );

    const closed = await start({ invoiceDate: '2027-01-31' });
    await practice.run(`update ledger_periods set status = 'open' where tenant_id = $1`, [
      practice.tenantId,
    ]);
    const early = await start({ invoiceDate: '2026-10-01' });
    const nothing = await start({ until: '2020-01-01' });

    expect(closed.body).toMatchObject({ error: { code: 'monthClosed' } });
    expect(early.body).toMatchObject({ error: { code: 'runBeforeWork' } });
    expect(nothing.body).toMatchObject({ error: { code: 'runWithoutCases' } });
  });

  test('only the office may', async () => {
    for (const role of ['CASE_MANAGER', 'SPECIALIST', 'TENANT_ADMIN'])
      expect((await start({}, practice.signedIn([role]).api)).status).toBe(403);
  });
});
