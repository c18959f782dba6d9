import { describe, expect, test } from 'vitest';
import { aLender, enterOnLoan } from '#funding/testing';
import { addMoney, formatMoney, settingAttribute } from '#kernel/domain';
import { contentOfExport, eventually } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { payoutOn } from '../../domain/index.ts';
import { readLoan } from '../loans/stored-loan.ts';

const usd = (amount: string): string => formatMoney(amount, 'USD');

registerCatalogue();
const practice = await aLender();
const { lender, companyId, address, smtp } = practice;
const place = '/app/disbursement-funding';

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const rolesOf = { features: ['DisbursementFunding'], edition: 'FUNDING PROVIDER' };
const manager = practice.signedIn(['CASE_MANAGER'], {
  ...rolesOf,
  ids: { ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] },
}).api;
const stranger = practice.signedIn(['CASE_MANAGER'], {
  ...rolesOf,
  ids: { ownCompanyIds: [], companiesSharingClaimants: [] },
}).api;

const compound = { interestKind: 'compound', compounding: 'monthlyCalendar' };
const agreementId = await practice.anAgreement(compound, '12');
const [one, other] = [
  await practice.aLoan({ agreementId, claimantName: 'Ada Lovelace', fundingInvoiceNo: 'FI-77' }),
  await practice.aLoan({ agreementId, claimantName: 'Brook Taylor' }),
];
await enterOnLoan(practice, one, { on: '2025-03-10', amount: '4000.00' });
await enterOnLoan(practice, one, { on: '2026-02-01', amount: '1500.00' });
await enterOnLoan(practice, other, { on: '2026-05-20', amount: '900.00' });
await lender.post(`${place}/${one}/entries`, {
  kind: 'payment',
  happenedOn: '2026-06-15',
  amount: '700.00',
});

const payout = async (id: string, day: string) =>
  payoutOn((await practice.within((tx) => readLoan(tx, id))).loan, day);

/** The words of a page, without its marks. */
const textOf = ({ body }: ApiAnswer) =>
  String(body)
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('printed statements', () => {
  test('[C-361] [C-365] [C-419] [R-276] each loan with its lines, and the sum to the cent', async () => {
    const query = `agreementId=${agreementId}&asOf=2026-09-30`;
    const first = await payout(one, '2026-09-30');
    const second = await payout(other, '2026-09-30');

    const pages = await Promise.all(
      [
        `${place}/AccruedInterestStatementPrint`,
        '/app/repayment-invoices/AccruedInterestStatementPrint',
        `${place}/accrued-interest-statement-print`,
      ].map((path) => lender.get(`${path}?${query}`)),
    );

    const text = textOf(pages[0] as ApiAnswer);
    expect(text).toContain(`Payout of all ${usd(addMoney(first.total, second.total))}`);
    for (const { total } of [first, second])
      expect(text).toContain(`Payout on 30 September 2026 ${usd(total)}`);
    expect(text).toContain('USD 4,000.00 at 12 % × 22/365');
    expect(text).toContain('Ada Lovelace');
    expect(new Set(pages.map((page) => String(page.body))).size).toBe(1);
  });

  test('[C-360] [R-274] what is owed, by borrower, on any day', async () => {
    const on = (day: string, api = lender) =>
      api.get(`${place}/OutStandingStatementPrint?agreementId=${agreementId}&asOf=${day}`);
    const sum = async (day: string) =>
      addMoney((await payout(one, day)).total, (await payout(other, day)).total);

    const late = textOf(await on('2027-01-31'));
    const early = textOf(await on('2026-01-01'));

    expect(late).toContain(`Payout of all ${usd(await sum('2027-01-31'))}`);
    expect(early).toContain(usd((await payout(one, '2026-01-01')).total));
    expect(early).not.toContain('Brook Taylor');
    expect((await on('2024-01-01')).status).toBe(404);
    expect(textOf(await on('2027-01-31', manager))).toBe(late);
    expect((await on('2027-01-31', stranger)).status).toBe(404);
  });

  test('[C-359] [C-400] [R-271] the day sheet of a loan, for whoever reads it', async () => {
    const byPage = await lender.get(`${place}/DaySheetPrint?id=${one}&invoiceNo=FI-77`);
    const byId = await lender.get(`${place}/${one}/invoice-print`);
    const total = (await payout(one, '2026-11-16')).total;

    expect(textOf(byPage)).toContain('Funding transaction invoice FI-77');
    expect(textOf(byPage)).toContain(`Payout on 16 November 2026 ${usd(total)}`);
    expect(textOf(byPage)).toContain('Payment Interest');
    expect(String(byId.body)).toBe(String(byPage.body));
    expect((await stranger.get(`${place}/DaySheetPrint?id=${one}`)).status).toBe(404);
    expect((await stranger.get(`${place}/${one}/invoice-print`)).status).toBe(404);
    expect((await lender.get(`${place}/DaySheetPrint?id=none`)).status).toBe(404);
  });

  test('[G-070] an insurer contractor prints and explains the loans of the own company, no others', async () => {
    const contractor = (company: string) =>
      practice.signedIn(['CONTRACTOR'], {
        ...rolesOf,
        ids: { companyId: [company] },
        attributes: { contractorType: 'other', contractorCompanyType: 'insurer' },
      }).api;
    const paths = [`DaySheetPrint?id=${one}`, `${one}/explanation?asOf=2026-09-30`];
    const seen = async (company: string) =>
      Promise.all(
        paths.map(async (path) => (await contractor(company).get(`${place}/${path}`)).status),
      );

    expect(await seen(companyId)).toEqual([200, 200]);
    expect(await seen(one)).toEqual([404, 404]);
  });

  test('[B-266] several states of transactions, in one parameter or several', async () => {
    const own = await practice.anAgreement();
    const asked = (query: string) =>
      lender.get(`${place}/AccruedInterestStatementPrint?agreementId=${own}&${query}`);

    const lent = async (claimantName: string) => {
      const id = await practice.aLoan({ agreementId: own, claimantName });
      await enterOnLoan(practice, id, { on: '2026-01-01', amount: '50.00' });
      return id;
    };
    const [loanId] = [await lent('Grace Hopper'), await lent('Ada Byron')];
    const bill = await lender.post('/app/funding-transactions', {
      ...{ loanId, kind: 'otherDisbursement', payeeName: 'Dr Lee', description: 'Report' },
      amount: '100.00',
    });
    await lender.put(`/app/funding-transactions/${bill.body.id}/request`, {});

    const requested = textOf(await asked('fundingTransactionStatuses=1,2'));
    expect(requested).toContain('Grace Hopper');
    // Her loan has no transaction.
    expect(requested).not.toContain('Ada Byron');
    expect(
      textOf(await asked('fundingTransactionStatuses=1&fundingTransactionStatuses=4')),
    ).toContain('Grace Hopper');
    expect((await asked('fundingTransactionStatuses=0,4,5')).status).toBe(404);
    expect((await asked('fundingTransactionStatuses=1&status=settled')).status).toBe(404);
    expect(codeOf(await asked('fundingTransactionStatuses=9'))).toEqual([
      422,
      'transactionStateUnknown',
    ]);
    expect((await asked(`companyId=${one}`)).status).toBe(404);
    expect((await asked('asOf=tomorrow')).status).toBe(400);
    expect(codeOf(await asked('from=2026-02-01&asOf=2026-01-01'))).toEqual([
      422,
      'statementEndsBeforeStart',
    ]);
  });
});

describe('statements as data', () => {
  test('[C-404] [C-405] on a day and over a period, opening to closing', async () => {
    const query = `agreementId=${agreementId}&from=2026-01-01&asOf=2026-06-30`;

    const owed = await lender.get(`${place}/OutstandingStatementData?${query}`);
    const period = await lender.get(`${place}/StatementInvoiceData?${query}`);
    const page = await lender.get(`${place}/OutstandingStatementData?${query}&maxResultCount=1`);

    expect(owed.body).toMatchObject({ totalCount: 2, asOf: '2026-06-30' });
    expect(owed.body.items?.[0]?.payout).toBe((await payout(one, '2026-06-30')).total);
    expect(period.body.items?.[0]).toMatchObject({
      opening: (await payout(one, '2025-12-31')).total,
      advanced: '1500.00',
      paid: '700.00',
      closing: (await payout(one, '2026-06-30')).total,
    });
    expect([page.body.items?.length, page.body.totalCount]).toEqual([1, 2]);
    expect((await stranger.get(`${place}/OutstandingStatementData`)).body.totalCount).toBe(0);
  });

  test('a loan stands in a period from the day of its first entry, also of one that came late', async () => {
    const apart = await practice.anAgreement();
    const loan = await practice.aLoan({ agreementId: apart, claimantName: 'Dora Late' });
    const months = async () => {
      const found: string[] = [];
      for (const month of ['2026-06', '2026-07', '2026-08']) {
        const query = `agreementId=${apart}&from=${month}-01&asOf=${month}-30`;
        const { body } = await lender.get(`${place}/StatementInvoiceData?${query}`);
        if (body.items?.some(({ claimantName }) => claimantName === 'Dora Late')) found.push(month);
      }
      return found;
    };

    const before = await months();
    await enterOnLoan(practice, loan, { on: '2026-08-10', amount: '300.00' });
    const lent = await months();
    await enterOnLoan(practice, loan, { on: '2026-07-30', amount: '40.00' });
    await enterOnLoan(practice, loan, { on: '2026-09-01', amount: '50.00' });
    const earlier = await months();

    expect([before, lent, earlier]).toEqual([[], ['2026-08'], ['2026-07', '2026-08']]);
  });

  test('a loan that was paid back stands in its period, and no longer in what is outstanding', async () => {
    const paid = await practice.aLoan({ agreementId, claimantName: 'Cleo Paid' });
    await enterOnLoan(practice, paid, { on: '2026-11-02', amount: '250.00' });
    const before = await payout(paid, '2026-11-16');
    await lender.post(`${place}/${paid}/entries`, {
      kind: 'payment',
      happenedOn: '2026-11-16',
      amount: before.total,
    });
    const namesOf = async (call: string) =>
      (await lender.get(`${place}/${call}?agreementId=${agreementId}`)).body.items?.map(
        ({ claimantName }) => claimantName,
      );

    expect(await namesOf('StatementInvoiceData')).toContain('Cleo Paid');
    expect(await namesOf('OutstandingStatementData')).not.toContain('Cleo Paid');
    const alone = await lender.get(`${place}/AccruedInterestStatementPrint?id=${paid}`);
    expect(textOf(alone)).toContain('Payout on 16 November 2026 USD 0.00');
  });

  test('[C-397] [C-398] [C-399] as workbooks', async () => {
    const read = async (path: string, body: object) => {
      const answer = await lender.post(`${place}/${path}`, body);
      expect([path, answer.status]).toEqual([path, 200]);
      return contentOfExport(answer.raw, answer.headers['content-type']);
    };

    const owed = await read('exportOutstandingStatement', { agreementId, asOf: '2026-06-30' });
    const period = await read('exportStatementInvoice', { agreementId, from: '2026-01-01' });

    expect(owed.headers.at(-1)).toBe('Payout');
    expect(owed.rows.map((row) => Number(row.at(-1)).toFixed(2))).toEqual([
      (await payout(one, '2026-06-30')).total,
      (await payout(other, '2026-06-30')).total,
    ]);
    expect(period.headers.slice(-7)[0]).toBe('Opening');
    expect(owed.rows[0]?.[owed.headers.indexOf('Opened on')]).toBeInstanceOf(Date);
    for (const amount of period.rows[0]?.slice(-7) ?? []) expect(amount).toBeTypeOf('number');
    const list = await lender.post(`${place}/export?ids=${one}&ids=${other}`);
    expect((await contentOfExport(list.raw, list.headers['content-type'])).rows.length).toBe(2);
    expect((await manager.post(`${place}/exportOutstandingStatement`, {})).status).toBe(403);
  });

  test.each(['Client', 'Claimant'])(
    '[B-009] a workbook of statements says %s as the tenant does',
    async (word) => {
      const attributes = { [settingAttribute('ICS.Vocabulary')]: word };
      const { api } = practice.signedIn(['ADMIN_STAFF'], { ...rolesOf, attributes });
      const headersOf = async (call: string) => {
        const answer = await api.post(`${place}/${call}`, { agreementId });
        return (await contentOfExport(answer.raw, answer.headers['content-type'])).headers;
      };

      const headers = [
        await headersOf('exportOutstandingStatement'),
        await headersOf('exportStatementInvoice'),
      ];

      expect(headers.map((all) => all[7])).toEqual([word, word]);
    },
  );
});

describe('sending', () => {
  const mailed = (subject: string) =>
    eventually(
      () => Promise.resolve(smtp.received.filter(({ source }) => source.includes(subject))),
      (found) => found.length > 0,
      200,
    );

  test('an empty call is refused instead of written to everybody', async () => {
    for (const call of ['SendRemittanceAdvice', 'SendFundingStatement']) {
      const { status, body } = await lender.post(`${place}/${call}`, {});
      expect([status, body.error?.code]).toEqual([422, 'mailToEverybody']);
    }
  });

  test('[C-408] [C-409] [C-410] statements and advices leave with their paper', async () => {
    const statement = await lender.post(`${place}/SendFundingStatement`, {
      agreementId,
      asOf: '2026-09-30',
    });
    const advice = await lender.post(`${place}/SendRemittanceAdvice`, {
      agreementId,
      from: '2026-05-01',
      asOf: '2026-05-31',
    });
    const none = await lender.post(`${place}/SendRemittanceAdvice`, {
      agreementId,
      from: '2026-07-01',
      asOf: '2026-07-31',
    });
    const byHand = await lender.post(`${place}/${other}/emails`, {
      emailType: 'statement',
      email: 'desk@firm.test',
      answers: { unknownRecipient: 'yes' },
    });

    expect(statement.body).toEqual({ sent: 1, skipped: [] });
    expect(advice.body).toEqual({ sent: 1, skipped: [] });
    expect(none.body).toMatchObject({
      sent: 0,
      skipped: [{ id: companyId, reason: 'Nothing was advanced in this time.' }],
    });
    expect(byHand.status).toBe(200);
    const [mail] = await mailed('Funding statement, 30 September 2026');
    expect(mail?.source).toContain(address);
    expect(mail?.source).toContain('application/pdf');
    expect((await mailed('Remittance advice, 31 May 2026')).length).toBe(1);
    expect((await mailed('desk@firm.test')).length).toBe(1);
  }, 240_000);

  test('[C-410] a loan without advances has no remittance to tell of', async () => {
    const id = await practice.aLoan({ agreementId });

    expect(codeOf(await lender.post(`${place}/${id}/emails`, { emailType: 'remittance' }))).toEqual(
      [422, 'nothingAdvanced'],
    );
  });

  test('[C-342] [C-351] the preview is filled with the real loan', async () => {
    const body = { templateKey: 'FundingStatement', disbursementFundingId: one };
    const { total } = await payout(one, '2026-11-16');

    const send = (answers: object) =>
      lender.post('/app/email-preview/disbursementFunding/send', {
        ...body,
        sendToEmail: 'try@firm.test',
        answers,
      });
    const shown = await lender.post('/app/email-preview/disbursementFunding', body);
    const asked = await send({});
    const sent = await send({ unknownRecipient: 'yes', otherReader: 'yes' });

    expect(codeOf(asked)).toEqual([409, 'confirmationRequired']);
    expect(shown.body).toMatchObject({
      destination: address,
      subject: 'Funding statement, 16 November 2026',
      body: expect.stringContaining(usd(total)),
    });
    expect(sent.body).toMatchObject({ destination: 'try@firm.test', emailId: expect.any(String) });
  });
});
