import { describe, expect, test } from 'vitest';
import { aStoredPerson } from '#cases/testing';
import { triedMails } from '#correspondence/testing';
import { newId } from '#kernel/server';
import { eventually } from '#kernel/testing';
import { aLender, fundingFeatures, someTransactions } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, companyId, smtp } = practice;
const { aTransaction, anEffectiveAgreement } = someTransactions(practice);
const at = (id: unknown, word = '') => `/app/advance-requests/${String(id)}${word && `/${word}`}`;

describe('who is told of the decision', () => {
  const { tenantId, run } = practice;
  const features = [...fundingFeatures];
  const facts = { features, edition: 'FUNDING PROVIDER' } as const;
  /** A bill of a case whose case manager, Mia, works for the borrower or for another company. */
  const aBillOfCase = async (companyOfManager: string = companyId) => {
    const [{ id: caseId }, managerId] = [await practice.newCase(), newId()];
    await run(
      `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
        values ($1, $2, 'Mia', 'Ito', $3, $4)`,
      [tenantId, managerId, `${managerId}@manager.test`, companyOfManager],
    );
    await run('update assessments set booking_cm_id = $2 where id = $1', [caseId, managerId]);
    const agreementId = await anEffectiveAgreement();
    const loanId = await practice.aLoan({ agreementId, caseId });
    const transactionId = await aTransaction(loanId, { invoiceNo: managerId.slice(-8) });
    const billText = `Dr Lee, invoice ${managerId.slice(-8)}`;
    return { agreementId, transactionId, billText, manager: `${managerId}@manager.test` };
  };
  const askedBy = async (
    api: typeof lender,
    bill: { agreementId: string; transactionId: string },
  ) => {
    const { agreementId, transactionId } = bill;
    const asked = { agreementId, transactionIds: [transactionId] };
    const { id, requestNo } = (await api.post('/app/advance-requests', asked)).body;
    await api.post(at(id, 'send'), {});
    return { id: String(id), requestNo: String(requestNo) };
  };
  const move = (api: typeof lender, id: string, word: string, body: object = {}) => ({
    ...({ api, method: 'put', path: at(id, word), body } as const),
  });
  const toldIn = async (api: typeof lender) =>
    JSON.stringify((await api.get('/app/notifications/get-all')).body);

  test('who asked and the case manager of the case are shown first, then mailed', async () => {
    const asker = await aStoredPerson(practice, 'STAFF', facts, 'Ida');
    const bill = await aBillOfCase();
    const { id, requestNo } = await askedBy(asker.api, bill);
    const reason = 'Not <legible>';

    const shown = await triedMails(move(lender, id, 'approve'));
    const rejecting = await triedMails(move(lender, id, 'reject', { reason }));
    const rejected = await lender.put(at(id, 'reject'), { reason });

    const readers = [`${asker.actor.userId}@office.test`, bill.manager];
    expect(shown.map(({ to }) => to)).toEqual(readers);
    expect(shown[0]?.subject).toBe(`Advance request ${requestNo} is approved`);
    expect(shown[0]?.body).toMatch(/Ida[^]*1,000\.00/);
    expect(shown[0]?.body).toContain(bill.billText);
    expect(rejecting.map(({ to }) => to)).toEqual(readers);
    expect(rejecting[1]?.body).toMatch(/Mia[^]*Not &lt;legible&gt;/);
    expect(rejected.body).toMatchObject({ status: '3' });
    const arrived = await eventually(
      () =>
        Promise.resolve(
          smtp.received.filter(({ source }) => source.includes(`${requestNo} is rejected`)),
        ),
      (found) => found.length === 2,
      200,
    );
    expect(
      arrived.map(({ source }) => readers.find((one) => source.includes(one))).toSorted(),
    ).toEqual(readers.toSorted());
    expect(await toldIn(asker.api)).toContain(`Advance request ${requestNo} is rejected`);
  }, 240_000);

  test('nobody is told of what they decided, nor a case manager who may not read the request', async () => {
    const asker = await aStoredPerson(practice, 'STAFF', facts);
    const other = (
      await lender.post('/app/companies', { name: `Insurer ${newId()}`, businessType: 'insurer' })
    ).body;
    const { id } = await askedBy(asker.api, await aBillOfCase(String(other.id)));

    const own = await triedMails(move(asker.api, id, 'approve'));
    const others = await triedMails(move(lender, id, 'approve'));

    expect(own).toEqual([]);
    expect(others.map(({ to }) => to)).toEqual([`${asker.actor.userId}@office.test`]);
  });
});
