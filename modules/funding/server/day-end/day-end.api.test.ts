import { expect, test } from 'vitest';
import { ledgerCheckPoint } from '#billing/server';
import { aLender, enterOnLoan } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { closeDay } from './close-day.ts';

registerCatalogue();
let today = '2026-06-30T02:00:00Z';
const practice = await aLender(() => new Date(today));
const { services, tenantId, run, lender } = practice;

const dayEnd = () => closeDay(services, tenantId, new AbortController().signal);
const count = async (table: string) =>
  Number(
    (await run(`select count(*)::int as n from ${table} where tenant_id = $1`, [tenantId]))[0]?.[
      'n'
    ],
  );
/** What the nightly check would name, rule by rule. */
const differences = () =>
  practice.within(async (tx) => {
    const found: object[] = [];
    for (const { rule, text } of ledgerCheckPoint.of(services))
      found.push(...(await tx.query(text)).map((row) => ({ rule, ...row })));
    return found;
  });

test('the day-end counts every loan once a day, catches up, and names one that it cannot count', async () => {
  const agreementId = await practice.anAgreement({ interestKind: 'compound' });
  const brokenId = await practice.anAgreement({ interestKind: 'compound' });
  const good = await practice.aLoan({ agreementId });
  const bad = await practice.aLoan({ agreementId: brokenId });
  await enterOnLoan(practice, good, { on: '2026-01-01', amount: '10000.00' });
  await enterOnLoan(practice, bad, { on: '2026-01-01', amount: '500.00' });
  const drawn = (await lender.get(`/app/funding-agreements/${agreementId}`)).body.drawn;

  // Nobody looked for months: postings carry the days of their capitalisations.
  today = '2026-11-16T02:00:00Z';
  const postings = await count('loan_postings');
  const done = await dayEnd();
  const caughtUp = await count('loan_postings');
  const again = await dayEnd();

  expect(done).toEqual({ day: '2026-11-16', loans: 2, failed: 0 });
  // July to November, interest posted and added to the balance, of two loans.
  expect(caughtUp - postings).toBe(5 * 2 * 2);
  expect(again).toBeNull();
  const loan = await practice.loanOf(good);
  expect(loan).toMatchObject({ figuresOn: '2026-11-16', principal: '10000.00' });
  const { body } = await lender.get(`/app/disbursement-funding/${good}/payout?on=2026-11-16`);
  expect(loan.payout).toBe(body.total);
  expect((await lender.get(`/app/funding-agreements/${agreementId}`)).body.drawn).toBe(drawn);

  expect(await differences()).toEqual([]);

  today = '2026-12-02T02:00:00Z';
  await run(`update interest_rates set percent = 'NaN' where agreement_id = $1`, [brokenId]);
  const next = await dayEnd();

  expect(next).toEqual({ day: '2026-12-02', loans: 2, failed: 1 });
  expect(await practice.loanOf(good)).toMatchObject({ figuresOn: '2026-12-02' });
  expect(await practice.loanOf(bad)).toMatchObject({ figuresOn: '2026-11-16' });
  expect(await differences()).toEqual([]);
});

test('an ordinary day writes figures of loans, and neither notes nor versions of them', async () => {
  const ids = await Promise.all(
    ['2500.00', '700.00'].map(async (amount) => {
      const id = await practice.aLoan({ agreementId: await practice.anAgreement() });
      await enterOnLoan(practice, id, { on: '2026-11-01', amount });
      return id;
    }),
  );
  const notes = async () => {
    await services.readLog.flush();
    const [counted] = await run(
      `select count(*)::int as n from audit_log where tenant_id = $1 and resource in ('loanFunding', 'fundingAgreement')`,
      [tenantId],
    );
    return counted?.['n'];
  };
  const before = await Promise.all(ids.map(practice.loanOf));
  const noted = await notes();

  today = '2026-12-03T02:00:00Z';
  const done = await dayEnd();
  const notedAfter = await notes();
  const after = await Promise.all(ids.map(practice.loanOf));

  expect(done).toMatchObject({ day: '2026-12-03' });
  expect(after.map(({ figuresOn }) => figuresOn)).toEqual(['2026-12-03', '2026-12-03']);
  expect(after.map(({ interest }) => interest)).not.toEqual(before.map(({ interest }) => interest));
  expect(notedAfter).toBe(noted);
  const stamps = (loans: typeof after) => loans.map(({ concurrencyStamp }) => concurrencyStamp);
  expect(stamps(after)).toEqual(stamps(before));
});

test('the ledger check names a loan whose postings are not what the ledger has', async () => {
  const id = await practice.aLoan({ agreementId: await practice.anAgreement() });
  await enterOnLoan(practice, id, { on: '2026-11-01', amount: '100.00' });
  await run(
    `insert into loan_postings (tenant_id, id, loan_id, posted_on, kind, part, amount)
      values ($1, gen_random_uuid(), $2, '2026-11-02', 'fee', 'fee', 7)`,
    [tenantId, id],
  );

  const { loanNo } = await practice.loanOf(id);

  expect(await differences()).toEqual([
    expect.objectContaining({
      rule: 'What a loan owes',
      rowName: loanNo,
      documents: '107.00',
      ledger: '100.00',
    }),
  ]);
});
