import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { api, actor } = server.signedIn({ roles: ['STAFF'] });
const { tenantId } = actor;
const url = '/app/clients';

const made = async (path: string, body: object) => {
  const answer = await api.post(path, body);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return String(answer.body.id);
};
const aCompany = (name: string) => made('/app/companies', { name, businessType: 'insurer' });
const aManagerOf = (companyId: string, lastName: string) =>
  made('/app/case-managers', {
    ...{ firstName: 'Manager', lastName, companyId },
    email: `${lastName.toLowerCase()}@firm.example`,
  });

const [own, shared, rival] = [
  await aCompany('Plaintiff & Co'),
  await aCompany('Sister & Co'),
  await aCompany('Defendant & Co'),
];
const office = server.signedIn({ tenantId, roles: ['ADMIN_STAFF'] }).api;
const group = await made('/app/company-groups', { name: 'Sisters' });
for (const companyId of [own, shared]) {
  await api.post(`/app/company-groups/${group}/addCompany?companyId=${companyId}`);
}
const managers = {
  own: await aManagerOf(own, 'Own'),
  shared: await aManagerOf(shared, 'Shared'),
  rival: await aManagerOf(rival, 'Rival'),
};
const name = { firstName: 'Noor', lastName: 'Haddad' };
const elsewhere = {
  status: 422,
  body: {
    error: {
      code: 'caseManagerElsewhere',
      validationErrors: [{ members: ['caseManagerId'] }],
    },
  },
};

const aClient = async (more: object) => (await api.post(url, { ...name, ...more })).body;
const update = (record: Awaited<ReturnType<typeof aClient>>, more: object) =>
  api.put(`${url}/${record.id}`, { concurrencyStamp: record.concurrencyStamp, ...more });

describe('the case manager belongs to the company of the claimant, or to one that shares with it', () => {
  test('a new claimant', async () => {
    const add = (caseManagerId: string) =>
      api.post(url, { ...name, companyId: own, caseManagerId });

    expect((await add(managers.own)).status).toBe(201);
    expect((await add(managers.shared)).status).toBe(201);
    expect(await add(managers.rival)).toMatchObject(elsewhere);
    expect(await add(randomUUID())).toMatchObject({
      status: 422,
      body: { error: { code: 'unknownReference' } },
    });
  });

  test('a changed one, whichever of both is changed', async () => {
    const record = await aClient({ companyId: own, caseManagerId: managers.own });

    expect(await update(record, { caseManagerId: managers.rival })).toMatchObject(elsewhere);
    expect(await update(record, { companyId: rival })).toMatchObject(elsewhere);
    const both = { companyId: rival, caseManagerId: managers.rival };
    expect((await update(record, both)).status).toBe(200);
  });

  test('a pair that is wrong already can be kept, mended, and not made wrong in another way', async () => {
    const moving = await aManagerOf(own, 'Moving');
    const record = await aClient({ companyId: own, caseManagerId: moving });
    const { body: manager } = await api.get(`/app/case-managers/${moving}`);
    const moved = await office.put(`/app/case-managers/${moving}`, {
      concurrencyStamp: manager.concurrencyStamp,
      companyId: rival,
    });
    expect(moved.status).toBe(200);

    const kept = await update(record, { notes: 'Prefers the morning', caseManagerId: moving });
    expect(kept.status).toBe(200);
    const again = kept.body as typeof record;
    expect(await update(again, { caseManagerId: managers.rival })).toMatchObject(elsewhere);
    expect((await update(again, { caseManagerId: managers.own })).status).toBe(200);
  });

  test('whoever was disabled stays with their claimants', async () => {
    const leaving = await aManagerOf(own, 'Leaving');
    const record = await aClient({ companyId: own, caseManagerId: leaving });
    expect((await office.put(`/app/case-managers/${leaving}/disable`)).status).toBe(200);

    expect((await update(record, { notes: 'Calls back' })).status).toBe(200);
  });

  test('a case manager is told of a hidden one as of an unknown one', async () => {
    const ids = { companyId: [own], companiesSharingClaimants: [own, shared] };
    const customer = server.signedIn({ tenantId, roles: ['CASE_MANAGER'], ids }).api;
    const record = await aClient({ companyId: own });
    const stamp = { concurrencyStamp: record.concurrencyStamp };

    for (const more of [{}, { contractorId: randomUUID() }, { titleId: managers.own }]) {
      const told = async (caseManagerId: string) => {
        const body = { ...name, ...more, caseManagerId };
        const answers = [
          await customer.post(url, body),
          await customer.put(`${url}/${record.id}`, { ...stamp, ...more, caseManagerId }),
        ];
        return answers.map(({ status, body: { error } }) => ({ status, error }));
      };
      const hidden = await told(managers.rival);
      expect(hidden).toEqual(await told(randomUUID()));
      expect(hidden[0]).toMatchObject({
        status: 422,
        error: { code: 'unknownReference', validationErrors: [{ members: ['caseManagerId'] }] },
      });
    }
  });

  test('the rows of a sheet, before and while it is imported', async () => {
    const row = (manager: string) => ({
      ...{ firstName: 'Sheet', lastName: manager, companyId: 'Plaintiff & Co' },
      caseManagerId: `Manager ${manager}`,
    });
    const rows = [row('Own'), row('Rival'), row('Shared')];
    const faults = [
      { row: 2, column: 'caseManagerId', message: expect.stringContaining('works neither for') },
    ];

    const looked = await api.post(`${url}/import`, { rows, dryRun: true });
    const written = await api.post(`${url}/import`, { rows, validOnly: true });
    const whole = await api.post(`${url}/import`, { rows });

    expect(looked.body).toMatchObject({ valid: 2, faults });
    expect(written.body).toMatchObject({ imported: 2, faults });
    expect(whole.status).toBe(400);
  });

  test('the list for a company offers its own people and those of its group', async () => {
    const { body } = await api.get(
      `/app/case-managers?isSelectionList=true&isActive=true&forCompanyId=${own}`,
    );

    const offered = body.items?.map(({ id }) => id);
    expect(offered).toEqual(expect.arrayContaining([managers.own, managers.shared]));
    expect(offered).not.toContain(managers.rival);
    expect((await api.get('/app/case-managers?forCompanyId=nobody')).status).toBe(400);
  });
});

test('a body that is no object is refused as such', async () => {
  const record = await aClient({});

  const headers = { 'content-type': 'application/json' };
  for (const body of ['"caseManagerId"', '7', '[]']) {
    const answer = await api.put(`${url}/${record.id}`, body, { headers });
    expect([body, answer.status]).toEqual([body, 400]);
  }
});
