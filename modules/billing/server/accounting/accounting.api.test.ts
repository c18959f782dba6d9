import { describe, expect, test } from 'vitest';
import { accept, move } from '#kernel/domain';
import { newId, writeBySystem } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { invoiceWorkflow, post, reversalOf } from '../../domain/index.ts';
import { postedEntry } from '../ledger/posted-entry.ts';
import { aLine, aXero, anAccountingPractice } from '../../testing/index.ts';

registerCatalogue();
const xero = await aXero();
const practice = await anAccountingPractice({ env: xero.env });
const { api, services, within } = practice;
const upload = (id: string) => api.post(`/app/payments/${id}/upload-to-accounting`);
const sync = async () => (await api.post('/app/payments/manual-accounting-sync')).body;
const books = () => {
  const own = xero.books.get(practice.tenantId);
  if (!own) throw new Error('Nothing was uploaded yet');
  return own;
};
const there = (invoiceNo: string) => books().invoices.filter(({ number }) => number === invoiceNo);
const read = async (id: string) => (await api.get(`/app/payments/${id}`)).body;

async function uploaded() {
  const made = await practice.invoice();
  const { status, body } = await upload(made.id);
  expect(status).toBe(200);
  return { ...made, accountingId: String(body.accountingId) };
}
const openDrift = async (invoiceId: string) =>
  (await api.get(`/app/accounting-drifts?invoiceId=${invoiceId}&state=open`)).body.items?.[0];
const mend = (id: unknown, side: string) =>
  api.post(`/app/accounting-drifts/${String(id)}/mend`, { side });
const payThere = (invoiceId: string, amount: string, id: string) =>
  books().payments.push({ id, invoiceId, amount, on: '2026-11-18', reference: 'EFT 77' });

describe('[C-427] [B-356] upload to accounting', () => {
  test('an invoice is there with customer, lines and case type, and keeps its id there', async () => {
    const { id: caseId } = await practice.newCase();
    const line = aLine({ caseId, quantity: '1.5', unitPrice: '33.33' });
    const { id, invoiceNo } = await practice.invoice({ caseId, lines: [line] });

    const { body } = await upload(id);

    const [found] = there(invoiceNo);
    expect(body).toMatchObject({ accountingId: found?.id });
    expect(body.uploadedAt).toBeTruthy();
    expect(found).toMatchObject({ total: (await read(id)).total, status: 'AUTHORISED' });
    expect(found?.LineItems).toMatchObject([{ AccountCode: '299', TaxAmount: '5.00' }]);
    expect(books().contacts.map(({ ContactNumber }) => ContactNumber)).toContain(
      practice.companyId,
    );
    expect(books().tracking).toMatchObject([{ Name: 'Case type', Options: [{}] }]);
  });

  test('pressed twice, also at once, it is there once', async () => {
    const { id, invoiceNo } = await practice.invoice();

    const answers = await Promise.all([upload(id), upload(id)]);
    answers.push(await upload(id));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(there(invoiceNo)).toHaveLength(1);
  });

  test('an answer that was lost is asked for again with the same key: no double', async () => {
    const { id, invoiceNo } = await practice.invoice();
    xero.fail({ status: 503, times: 1, isDone: true, on: '/Invoices' });

    expect((await upload(id)).status).toBe(200);
    expect(there(invoiceNo)).toHaveLength(1);
  });

  test('broken off in the middle nothing is kept here, and the next upload finds what is there', async () => {
    const { id, invoiceNo } = await practice.invoice();
    xero.fail({ status: 500, times: 3, isDone: true, on: '/Invoices' });

    const broken = await upload(id);
    const before = (await read(id)).accountingId;
    const again = await upload(id);

    expect([broken.status, broken.body.error?.code]).toEqual([503, 'accountingUnavailable']);
    expect(before).toBeNull();
    expect(there(invoiceNo)).toMatchObject([{ id: again.body.accountingId }]);
  });

  test('a short limit is waited for, a long one is told with its time', async () => {
    const { id } = await practice.invoice();
    xero.fail({ status: 429, times: 1, retryAfter: 1, on: '/Invoices' });
    expect((await upload(id)).status).toBe(200);

    const other = await practice.invoice();
    xero.fail({ status: 429, times: 1, retryAfter: 3600, on: '/Invoices' });
    const told = await upload(other.id);
    expect([told.status, told.headers['retry-after']]).toEqual([503, '3600']);
    expect((await upload(other.id)).status).toBe(200);
  });

  test('what the other side does not take is told in its words', async () => {
    const [account] = await within((tx) =>
      tx.query<{ id: string }>(`insert into account_code (tenant_id, id, code, name, kind)
        values (current_tenant(), gen_random_uuid(), 'X-1', 'Odd', 'income') returning id::text as id`),
    );
    const { id } = await practice.invoice({
      lines: [aLine({ accountCodeId: account?.id ?? null })],
    });

    const { status, body } = await upload(id);

    expect(status).toBe(422);
    expect(body.error?.message).toContain("Account code 'X-1' is not a valid code");
    const { body: checked } = await api.post('/app/accounting-connection/check');
    expect(checked.missingAccounts).toContainEqual({ code: 'X-1', name: 'Odd' });
    await within((tx) => tx.query(`update account_code set code = '201' where code = 'X-1'`));
    expect((await upload(id)).status).toBe(200);
  });

  test('another document under our number is never adopted', async () => {
    const { id, invoiceNo } = await practice.invoice();
    await uploaded();
    const [other] = books().invoices;
    if (other) books().invoices.push({ ...other, id: 'other', number: invoiceNo, total: '1.00' });

    const { status, body } = await upload(id);

    expect(status).toBe(422);
    expect(body.error?.message).toContain(`another document ${invoiceNo} over USD 1.00`);
  });

  test('a token that ended is renewed, and neither token nor secret is kept in the open', async () => {
    await uploaded();
    xero.forgetTokens();
    await uploaded();

    const [row] = await within((tx) =>
      tx.query<{ id: string; secret: string; token: string }>(
        'select id::text as id, client_secret as secret, access_token as token from connections',
      ),
    );
    expect(row?.secret).not.toContain('simulated');
    expect(
      services.secrets.open(
        row?.token ?? '',
        `${practice.tenantId}/connections/${row?.id}/access_token`,
      ),
    ).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify((await api.get('/app/accounting-connection')).body)).not.toContain(
      row?.secret,
    );
  });

  test('the connection tells when the two sides were last compared', async () => {
    await sync();

    const { status, body } = await api.get('/app/accounting-connection');
    expect([status, Date.parse(String(body.lastSyncAt)) > 0]).toEqual([200, true]);
  });

  test('a cancelled invoice and a case manager are refused', async () => {
    const { id } = await practice.invoice();
    const { api: manager } = practice.signedIn(['CASE_MANAGER'], {
      ids: { ownCompanyIds: [practice.companyId], companiesSharingClaimants: [practice.companyId] },
    });
    expect((await manager.post(`/app/payments/${id}/upload-to-accounting`)).status).toBe(403);
    await cancelHere(id);

    expect((await upload(id)).body.error?.code).toBe('invoiceCancelled');
  });

  test('all that wait go up in the background, and one that is refused is named', async () => {
    const good = await practice.invoice({ invoiceDate: '2026-06-01', dueDate: '2026-07-01' });
    const paid = await practice.invoice({ invoiceDate: '2026-06-02', dueDate: '2026-07-01' });
    await practice.pay(paid.id, '95.00', '2026-06-03');
    const bad = await practice.invoice({ invoiceDate: '2026-06-03', dueDate: '2026-07-01' });
    const [other] = books().invoices;
    if (other) books().invoices.push({ ...other, id: 'bad', number: bad.invoiceNo, total: '1.00' });
    const range = { from: '2026-06-01', to: '2026-06-30' };
    const { status, body } = await api.post('/app/payments/upload-all-to-accounting', range);

    await practice.work('uploadAllToAccounting', String(body.taskId));

    expect(status).toBe(202);
    expect((await api.get(`/app/tasks/${body.taskId}`)).body).toMatchObject({
      state: 'done',
      rowsFailed: 1,
      summary: '2 of 3 documents uploaded.',
      failedRows: [{ id: bad.id }],
    });
    const [invoiceThere] = there(paid.invoiceNo);
    expect(there(good.invoiceNo)).toHaveLength(1);
    expect(books().payments).toContainEqual(
      expect.objectContaining({ invoiceId: invoiceThere?.id, amount: '95.00', on: '2026-06-03' }),
    );
  });
});

describe('[C-429] [B-356] sync with accounting', () => {
  test('a payment that was entered there becomes a receipt here, and then both agree', async () => {
    const { id, accountingId } = await uploaded();
    payThere(accountingId, '595.00', 'payment-1');

    expect((await sync()).differing).toBeGreaterThanOrEqual(1);
    const drift = await openDrift(id);
    expect(drift).toMatchObject({ ourPaid: '0.00', theirPaid: '595.00', theirStatus: 'open' });
    const mended = await mend(drift?.id, 'theirs');

    expect(mended.body).toMatchObject({ state: 'mended', side: 'theirs' });
    expect(await read(id)).toMatchObject({ settled: '595.00', openAmount: '1000.00', status: '2' });
    await sync();
    expect(await openDrift(id)).toBeUndefined();
    expect((await mend(drift?.id, 'theirs')).body.error?.code).toBe('driftMendedAlready');
    expect((await api.post('/app/ledger-checks/run')).body.result).toBe('agrees');
  });

  test('a payment that is known here only goes up, and a strange one there is taken away', async () => {
    const { id, accountingId } = await uploaded();
    await practice.pay(id, '1595.00');
    payThere(accountingId, '5.00', 'payment-2');
    await sync();
    const drift = await openDrift(id);

    const refused = await mend(drift?.id, 'theirs');
    const mended = await mend(drift?.id, 'ours');

    expect(drift).toMatchObject({ ourStatus: 'paid', theirStatus: 'open' });
    expect(refused.body.error?.code).toBe('driftPaymentOnlyHere');
    expect(mended.status).toBe(200);
    const paid = books().payments.filter(({ invoiceId }) => invoiceId === accountingId);
    expect(paid).toMatchObject([{ amount: '1595.00' }]);
    await sync();
    expect(await openDrift(id)).toBeUndefined();
  });

  test('what was cancelled here is voided there', async () => {
    const { id, invoiceNo } = await uploaded();
    await cancelHere(id);
    await sync();
    const drift = await openDrift(id);

    expect((await mend(drift?.id, 'theirs')).body.error?.code).toBe('driftCancelledHere');
    expect((await mend(drift?.id, 'ours')).status).toBe(200);
    expect(there(invoiceNo)).toMatchObject([{ status: 'VOIDED' }]);
  });

  test('a total that was changed there is shown and never taken over', async () => {
    const { id, invoiceNo } = await uploaded();
    const [found] = there(invoiceNo);
    if (found) found.total = '1600.00';
    await sync();
    const drift = await openDrift(id);

    expect(drift).toMatchObject({ ourTotal: '1595.00', theirTotal: '1600.00' });
    expect((await mend(drift?.id, 'theirs')).body.error?.code).toBe('driftOfTotal');
    expect((await mend(drift?.id, 'ours')).body.error?.code).toBe('driftOfTotal');
    if (found) found.total = '1595.00';
    await sync();
    expect((await api.get(`/app/accounting-drifts/${drift?.id}`)).body.state).toBe('gone');
  });

  test('what is missing there is uploaded again', async () => {
    const { id, invoiceNo } = await uploaded();
    books().invoices = books().invoices.filter(({ number }) => number !== invoiceNo);
    await sync();
    const drift = await openDrift(id);

    expect(drift).toMatchObject({ theirStatus: 'missing' });
    expect((await mend(drift?.id, 'ours')).status).toBe(200);
    expect((await read(id)).accountingId).toBe(there(invoiceNo)[0]?.id);
  });
});

/** As the office cancels one: the entry is reversed with it. */
const cancelHere = (id: string) =>
  within(async (tx) => {
    const [journal] = await tx.query<{ id: string }>(
      'select id::text as id from journals where source_id = $1',
      [id],
    );
    const entry = await postedEntry(tx, journal?.id ?? '');
    const record = { id, status: '5' } as const;
    const reversal = reversalOf(entry, { id: newId(), on: '2026-11-16' });
    const decision = accept(move(invoiceWorkflow, record, 'cancel'), post(reversal));
    await writeBySystem({ tx, services }, decision);
  });
