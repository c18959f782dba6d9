import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, takeAwayCustomer } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
});
const practice = await aCasePractice(server);
const { api, run, tenantId, companyId } = practice;

const roleIds = new Map<string, string>();
async function roleId(name: string): Promise<string> {
  const id = roleIds.get(name) ?? crypto.randomUUID();
  if (roleIds.has(name)) return id;
  roleIds.set(name, id);
  await run(
    `insert into roles (tenant_id, id, name, display_name, is_static) values ($1, $2, $3, $3, true)`,
    [tenantId, id, name],
  );
  return id;
}

/** Somebody with an account: the policy of cases asks the tables who they are. */
async function somebody(role: string, facts: object = {}) {
  const signed = practice.signedIn([role], facts);
  const { userId } = signed.actor;
  await run(
    `insert into users (tenant_id, id, user_name, email, first_name, last_name)
      values ($1, $2, $3, $3, 'Some', 'Body')`,
    [tenantId, userId, `${userId}@harbour.test`],
  );
  await run('insert into users__roles (tenant_id, owner_id, target_id) values ($1, $2, $3)', [
    tenantId,
    userId,
    await roleId(role),
  ]);
  return signed;
}

async function aGroup(...members: readonly string[]): Promise<string> {
  const id = crypto.randomUUID();
  await run('insert into user_group (tenant_id, id, name) values ($1, $2, $3)', [
    tenantId,
    id,
    `Group ${id}`,
  ]);
  for (const member of members)
    await run(
      'insert into user_group__members (tenant_id, owner_id, target_id) values ($1, $2, $3)',
      [tenantId, id, member],
    );
  return id;
}

const customer = {
  ids: {
    companyId: [companyId],
    ownCompanyIds: [companyId],
    companiesSharingClaimants: [companyId],
    bookableCompanyIds: [companyId],
  },
};
const admin = await somebody('ADMIN_STAFF');
const member = await somebody('STAFF');
const other = await somebody('STAFF');
const manager = await somebody('CASE_MANAGER', customer);

const status = async (who: typeof admin, id: string) =>
  (await who.api.get(`/app/assessments/${id}`)).status;
const setSight = (id: string, body: object) =>
  admin.api.post('/app/CasePermission', { fromModule: 'IME', objectId: id, ...body });

describe('[B-237] who sees a case', () => {
  test('Staff: a case manager no longer sees it, nor its log, its summary and its sections', async () => {
    const { id } = await practice.newCase();
    expect(await status(manager, id)).toBe(200);

    expect(await setSight(id, { visibility: 'staff' })).toMatchObject({ status: 201 });

    expect(await status(manager, id)).toBe(404);
    expect(await status(other, id)).toBe(200);
    const hidden = `/app/assessments/${id}`;
    expect(await manager.api.get(`${hidden}/status-log`)).toMatchObject({ status: 404 });
    expect(await manager.api.get(`${hidden}/CaseSummary`)).toMatchObject({ status: 404 });
    expect(await manager.api.put(`${hidden}/booking-detail`, { claimNo: 'X' })).toMatchObject({
      status: 404,
    });
  });

  test('Group: only its members and admin staff see it, until everyone does again', async () => {
    const { id } = await practice.newCase();
    const groupId = await aGroup(member.actor.userId);

    expect(await setSight(id, { visibility: 'group', groupIds: [groupId] })).toMatchObject({
      status: 201,
    });

    expect(
      await Promise.all([admin, member, other, manager].map((who) => status(who, id))),
    ).toEqual([200, 200, 404, 404]);
    expect(await setSight(id, { visibility: 'everyone' })).toMatchObject({ status: 200 });
    expect(await status(other, id)).toBe(200);
  });

  test('a group must be named, and nobody shuts themselves out', async () => {
    const { id } = await practice.newCase();
    const groupId = await aGroup(member.actor.userId);

    expect(await setSight(id, { visibility: 'group' })).toMatchObject({
      status: 422,
      body: { error: { message: 'Choose the groups that see this case.' } },
    });
    const wish = { fromModule: 'IME', objectId: id, visibility: 'group', groupIds: [groupId] };
    expect(await other.api.post('/app/CasePermission', wish)).toMatchObject({ status: 422 });
    expect(await manager.api.post('/app/CasePermission', wish)).toMatchObject({ status: 403 });
  });
});

describe('a section that is saved by itself', () => {
  test('refuses a version that is no longer, and takes the one that is', async () => {
    const { id } = await practice.newCase();
    const { concurrencyStamp } = (await api.get(`/app/assessments/${id}`)).body;
    const put = (body: object) => api.put(`/app/assessments/${id}/booking-detail`, body);
    const first = await put({ claimNo: 'CL-1', concurrencyStamp });

    expect(await put({ employer: 'Acme', concurrencyStamp })).toMatchObject({ status: 409 });
    expect(
      await put({ employer: 'Acme', concurrencyStamp: first.body.concurrencyStamp }),
    ).toMatchObject({ status: 200, body: { claimNo: 'CL-1', employer: 'Acme' } });
  });

  test('a case manager cannot write what they do not see', async () => {
    const { id } = await practice.newCase();
    const put = (body: object) => manager.api.put(`/app/assessments/${id}/booking-detail`, body);

    expect(await put({ internalNotes: 'mine' })).toMatchObject({ status: 400 });
    expect(await put({ bookingNotes: 'Needs a ramp' })).toMatchObject({ status: 200 });
  });
});

describe('the summary of a case', () => {
  test('says the case, its persons and its log to whoever may read it', async () => {
    const { id, caseNo } = await practice.newCase({ claimNo: 'CL-77', internalNotes: 'Pays late' });
    await run(
      `insert into case_pics (tenant_id, id, case_id, step, user_id) values ($1, $2, $3, 'PAPERWORK', $4)`,
      [tenantId, crypto.randomUUID(), id, member.actor.userId],
    );
    await api.put(`/app/assessments/${id}/putOnHold`, { note: 'Overseas until May' });
    const page = async (who: { api: typeof api }) =>
      (await who.api.get(`/app/assessments/${id}/CaseSummary`)).raw.toString();

    const html = await page({ api });

    for (const words of [caseNo, 'CL-77', 'Pays late', 'Some Body', 'Overseas until May'])
      expect(html).toContain(words);
    const outside = await page(manager);
    expect(outside).toContain('CL-77');
    expect(outside).not.toContain('Pays late');
    expect(outside).not.toContain('Some Body');
  });

  test('of an unknown case is not found', async () => {
    const path = `/app/assessments/${crypto.randomUUID()}/CaseSummary`;

    expect(await api.get(path)).toMatchObject({ status: 404 });
  });
});

test('the people of a case can be written to', async () => {
  const { id } = await practice.newCase();
  await takeAwayCustomer(api, `/app/assessments/${id}`);

  const { body } = await api.get(`/app/emails/recipients?fromModule=IME&objectId=${id}`);

  expect(body.items).toEqual([
    { label: 'Specialist', name: expect.any(String), email: 'rooms@menon.example' },
    { label: 'Client', name: expect.any(String), email: 'noor@haddad.example' },
  ]);
});

describe('what a move will do', () => {
  const ask = async (id: string, move: string, who = api) =>
    (
      await who.post('/app/case-status-logs/consequences', {
        fromModule: 'IME',
        objectId: id,
        move,
      })
    ).body;

  test('names every reader of its mails, and who has no address', async () => {
    const { id } = await practice.newCase();
    await takeAwayCustomer(api, `/app/assessments/${id}`);

    expect(await ask(id, 'requestAppointment')).toMatchObject({
      mails: [{ template: 'AppointmentRequested', to: null, name: null }],
      next: { step: 'Appointment' },
      hindrance: null,
    });
  });

  test('[G-130] says why it would be refused, also of an undo, and what stays', async () => {
    const { id } = await practice.newCase();
    expect(await ask(id, 'undo', admin.api)).toMatchObject({
      hindrance: 'There is no step to undo.',
    });
    await api.put(`/app/assessments/${id}/requestAppointment`, {});

    expect(await ask(id, 'confirmAppointment')).toMatchObject({
      hindrance: 'This case has no appointment yet. Book one first.',
    });
    await run(
      `insert into emails_tracking (tenant_id, id, subject, destination, template_key, object_id, status)
        values ($1, $2, 'Assessment requested', 'anna@kerr.example', 'AppointmentRequested', $3, 'sent')`,
      [tenantId, crypto.randomUUID(), id],
    );
    expect(await ask(id, 'undo', admin.api)).toMatchObject({
      hindrance: null,
      stays: ['Assessment requested (anna@kerr.example)'],
    });
  });
});
