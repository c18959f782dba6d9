import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contextOf } from '#kernel/server';
import { aHubClient, eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { somePeople } from '../../testing/some-people.ts';
import { correspondenceServer, clearRaised, raiseAction } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, correspondenceServer], role: 'all' });
const { services } = server;
const people = await somePeople(server);
const { tenantId } = people;
const base = '/app/action-required';

const staff = await people.signIn('STAFF');
const colleague = await people.signIn('STAFF');
const manager = await people.signIn('CASE_MANAGER');
const specialist = await people.signIn('SPECIALIST');

const ask = async (assignedUserId: string, values: Record<string, unknown> = {}) => {
  const body = { title: 'Call the clinic', assignedUserId, dueDate: '2026-11-20', ...values };
  return staff.api.post(base, body);
};

const companyId = randomUUID();
await people.run(
  `insert into companies (tenant_id, id, name, business_type) values ($1, $2, 'Tasman & Co', 'insurer')`,
  [tenantId, companyId],
);
const clientId = randomUUID();
await people.run(
  `insert into clients (tenant_id, id, first_name, last_name, company_id)
   values ($1, $2, 'Noor', 'Haddad', $3)`,
  [tenantId, clientId, companyId],
);

describe('an action', () => {
  test('[D-050] [C-885] [C-886] [C-888] is about a record, whose name it notes', async () => {
    const made = await ask(colleague.actor.userId, { fromModule: 'CLIENT', objectId: clientId });

    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'open',
        objectReferenceName: 'Noor Haddad',
        claimantName: 'Noor Haddad',
        assignedUser: { id: colleague.actor.userId },
      },
    });
    const listed = await staff.api.get(`${base}?fromModule=CLIENT&objectId=${clientId}`);
    expect(listed.body.items).toMatchObject([{ id: made.body.id, title: 'Call the clinic' }]);
    expect(Object.keys(made.body)).not.toContain('announcedTo');
  });

  test('names a whole record that its author may see, or none', async () => {
    const half = await ask(staff.actor.userId, { fromModule: 'CLIENT' });
    const unknown = await ask(staff.actor.userId, {
      fromModule: 'CLIENT',
      objectId: randomUUID(),
    });
    const hidden = await manager.api.post(base, {
      title: 'Look at it',
      dueDate: '2026-11-20',
      assignedUserId: manager.actor.userId,
      fromModule: 'CLIENT',
      objectId: clientId,
    });

    expect(half.body.error).toMatchObject({ code: 'actionNeedsRecord' });
    expect(unknown.body.error).toMatchObject({ code: 'actionRecordUnknown' });
    expect(hidden.body.error).toMatchObject({ code: 'actionRecordUnknown' });
  });

  test('[C-889] moves to another record, and takes its name', async () => {
    const { body } = await ask(staff.actor.userId, { fromModule: 'CLIENT', objectId: clientId });

    const changed = await staff.api.put(`${base}/${body.id}`, {
      fromModule: 'COMPANY',
      objectId: companyId,
      concurrencyStamp: body.concurrencyStamp,
    });

    expect(changed.body).toMatchObject({
      objectReferenceName: 'Tasman & Co',
      claimantName: null,
    });
  });

  test('is not given to somebody who has left', async () => {
    const gone = await people.signIn('STAFF');
    await people.run('update users set is_active = false where id = $1', [gone.actor.userId]);

    const answer = await ask(gone.actor.userId);

    expect(answer.body.error).toMatchObject({ code: 'actionAssigneeInactive' });
  });

  test('is cleared once, taken back, and cleared by its assignee', async () => {
    const { body } = await ask(specialist.actor.userId);
    const path = `${base}/${body.id}`;

    const done = await staff.api.put(`${path}/clear`);
    const again = await staff.api.put(`${path}/clear`);
    const open = await staff.api.put(`${path}/reopen`);
    const own = await specialist.api.put(`${path}/clear`);

    expect(done.body).toMatchObject({ status: 'done', clearedById: staff.actor.userId });
    expect(again.body.error).toMatchObject({
      code: 'moveNotPossible',
      message: 'This action required is Done. You can reopen it.',
    });
    expect(open.body).toMatchObject({ status: 'open', clearedById: null, clearedTime: null });
    expect(own.body).toMatchObject({ status: 'done', clearedById: specialist.actor.userId });
  });

  test('[C-890] is deleted by the office', async () => {
    const { body } = await ask(manager.actor.userId);
    const path = `${base}/${body.id}?concurrencyStamp=${body.concurrencyStamp}`;

    expect((await manager.api.delete(path)).status).toBe(403);
    expect((await staff.api.delete(path)).status).toBe(204);
  });
});

describe('who sees what', () => {
  test('a case manager and a specialist see what is asked of them, and nothing else', async () => {
    await ask(staff.actor.userId);
    const { body: mine } = await ask(manager.actor.userId, { title: 'Send the consent' });
    const { body: hers } = await ask(specialist.actor.userId, { title: 'Sign the contract' });

    const managers = await manager.api.get(`${base}?maxResultCount=100`);
    const specialists = await specialist.api.get(`${base}?status=open&maxResultCount=100`);

    expect(managers.body.items?.map((item) => item.id)).toEqual([mine.id]);
    expect(specialists.body.items?.map((item) => item.id)).toEqual([hers.id]);
    expect((await manager.api.get(`${base}/${hers.id}`)).status).toBe(404);
    expect((await manager.api.put(`${base}/${hers.id}/clear`)).status).toBe(404);
    await manager.api.put(`${base}/${mine.id}/clear`);
    await specialist.api.put(`${base}/${hers.id}/clear`);
  });

  test('a case manager asks only themselves', async () => {
    const given = { title: 'Chase the file', dueDate: '2026-11-20' };

    const own = await manager.api.post(base, { ...given, assignedUserId: manager.actor.userId });
    const other = await manager.api.post(base, { ...given, assignedUserId: staff.actor.userId });

    expect([own.status, other.status]).toEqual([201, 403]);
  });

  test('another practice sees nothing of it', async () => {
    const { body } = await ask(staff.actor.userId);
    const stranger = await (await somePeople(server)).signIn('ADMIN_STAFF');

    const listed = await stranger.api.get(base);
    const counted = await stranger.api.get(`${base}/assignedUsersCount`);
    const cleared = await stranger.api.post(`${base}/clear`, { ids: [body.id] });

    expect(listed.body.totalCount).toBe(0);
    expect(counted.body.items).toEqual([]);
    expect(cleared.body).toEqual({ cleared: [] });
    expect((await stranger.api.get(`${base}/${body.id}`)).status).toBe(404);
  });
});

describe('several at once', () => {
  test('those that are open and in reach are cleared', async () => {
    const { body: one } = await ask(manager.actor.userId);
    const { body: two } = await ask(staff.actor.userId);
    const ids = [one.id, two.id, randomUUID()];

    const own = await manager.api.post(`${base}/clear`, { ids });
    const rest = await staff.api.post(`${base}/clear`, { ids });

    expect(own.body).toEqual({ cleared: [one.id] });
    expect(rest.body).toEqual({ cleared: [two.id] });
    expect((await staff.api.post(`${base}/clear`, { ids: ['x'] })).body.error).toMatchObject({
      code: 'chooseActions',
    });
  });
});

describe('the people with actions', () => {
  test('[C-136] [B-399] [D-051] each with the open ones, also who has left', async () => {
    const own = await somePeople(server);
    const [boss, leaver, outside] = [
      await own.signIn('ADMIN_STAFF'),
      await own.signIn('STAFF'),
      await own.signIn('CASE_MANAGER'),
    ];
    const give = (to: typeof boss, values: Record<string, unknown> = {}) =>
      boss.api.post(base, {
        title: 'Do it',
        dueDate: '2026-11-20',
        assignedUserId: to.actor.userId,
        ...values,
      });
    const ofLeaver = await give(leaver);
    await give(leaver);
    await give(outside);
    const done = await give(boss);
    await boss.api.put(`${base}/${done.body.id}/clear`);
    await own.run(`update users set is_active = false, last_name = 'Left' where id = $1`, [
      leaver.actor.userId,
    ]);

    const all = await boss.api.get(`${base}/assignedUsersCount`);
    const one = await boss.api.get(`${base}/assignedUsersCount?filterText=robin%20l`);
    const first = await boss.api.get(`${base}/assignedUsersCount?maxResultCount=1`);
    const none = await boss.api.get(`${base}/assignedUsersCount?fromModule=CLIENT`);
    const theirs = await outside.api.get(`${base}/assignedUsersCount`);

    const left = {
      userName: 'Robin',
      userSurname: 'Left',
      count: 2,
      userId: leaver.actor.userId,
      isActive: false,
    };
    expect(all.body.items).toMatchObject([
      left,
      { userId: outside.actor.userId, count: 1, isActive: true },
    ]);
    expect(one.body.items).toEqual([left]);
    expect(first.body.items).toEqual([left]);
    expect(none.body.items).toEqual([]);
    expect(theirs.body.items).toMatchObject([{ userId: outside.actor.userId }]);
    expect(ofLeaver.status).toBe(201);
  });
});

describe('telling people', () => {
  test('[E-023] the assignee hears of it live, and so does the next one', async () => {
    const [first, second] = await Promise.all([
      aHubClient(server, colleague.token),
      aHubClient(server, manager.token),
    ]);
    const { body } = await ask(colleague.actor.userId, {
      title: 'Fix <this>',
      fromModule: 'COMPANY',
      objectId: companyId,
    });

    const [message] = await first.next('ReceiveMessage');
    const answer = await staff.api.put(`${base}/${body.id}/reassign`, {
      assignedUserId: manager.actor.userId,
    });
    const [other] = await second.next('ReceiveMessage');

    expect(JSON.parse(String(message))).toMatchObject({
      title: 'Fix <this>',
      type: 'Action Required',
      content: 'Please do this by <b>20 Nov 2026</b>.',
      fromModule: 'COMPANY',
      objectId: companyId,
      objectReferenceName: 'Tasman & Co',
      recipientId: colleague.actor.userId,
    });
    expect(answer.body).toMatchObject({ assignedUserId: manager.actor.userId });
    expect(JSON.parse(String(other))).toMatchObject({ recipientId: manager.actor.userId });
  });

  test('whoever gives it by an edit tells the new assignee once, and nobody tells themselves', async () => {
    const listener = await people.signIn('STAFF');
    const { body } = await ask(staff.actor.userId);
    const edit = async (values: object) => {
      const { body: now } = await staff.api.get(`${base}/${body.id}`);
      const stamp = { concurrencyStamp: now.concurrencyStamp };
      return staff.api.put(`${base}/${body.id}`, { ...values, ...stamp });
    };
    await edit({ assignedUserId: listener.actor.userId });
    await edit({ title: 'Call the clinic again' });

    const summary = await listener.api.get('/app/notifications/summary');
    const own = await people.run(
      `select count(*)::int as total from notifications where recipient_id = $1`,
      [staff.actor.userId],
    );

    expect(summary.body).toMatchObject({ totalCount: 1, unreadActionRequiredCount: 1 });
    expect(own[0]?.rows).toEqual([{ total: 0 }]);
  });

  test('open windows of the assignee are told that something changed', async () => {
    const listener = await people.signIn('STAFF');
    const hub = await aHubClient(server, listener.token);
    const heard = () => hub.received.filter(([event]) => event === 'ActionsChanged').length;
    const { body } = await ask(listener.actor.userId);
    await eventually(heard, (times) => times === 1);

    await staff.api.put(`${base}/${body.id}/clear`);

    expect(await eventually(heard, (times) => times === 2)).toBe(2);
  });
});

describe('what a rule raises', () => {
  const raised = (key: string) => ({
    key,
    title: 'Ask for the consent',
    assignedUserId: colleague.actor.userId,
    dueDate: '2026-11-18',
    fromModule: 'CLIENT' as const,
    objectId: clientId,
    objectReferenceName: 'Noor Haddad',
  });
  const inTx = <T>(work: (tx: Parameters<typeof raiseAction>[0]) => Promise<T>) =>
    services.db.transaction(contextOf(staff.actor), work);

  test('is there once while it is open, and again after it was cleared', async () => {
    const key = `consent ${randomUUID()}`;

    const first = await inTx((tx) => raiseAction(tx, services, raised(key)));
    const twin = await inTx((tx) => raiseAction(tx, services, raised(key)));
    const cleared = await inTx((tx) => clearRaised(tx, services, key));
    const nothing = await inTx((tx) => clearRaised(tx, services, key));
    const again = await inTx((tx) => raiseAction(tx, services, raised(key)));
    const reopened = await staff.api.put(`${base}/${first}/reopen`);

    expect([twin, cleared, nothing]).toEqual([null, true, false]);
    expect(again).not.toBe(first);
    expect(reopened.body.error).toMatchObject({ code: 'actionAlreadyOpen' });
    expect((await staff.api.get(`${base}/${first}`)).body).toMatchObject({
      status: 'done',
      clearedById: staff.actor.userId,
    });
  });
});

test('D6: an action is about a record only for those who may read such records', async () => {
  const objectId = randomUUID();
  await people.run(
    `insert into centres (tenant_id, id, name, time_zone, ownership_type)
     values ($1, $2, 'Clinic', 'Australia/Sydney', 'owned')`,
    [tenantId, objectId],
  );
  const linked = { title: 'Ask', dueDate: '2026-11-20', fromModule: 'CENTRE', objectId };

  const { userId: assignedUserId } = manager.actor;
  const answer = await manager.api.post(base, { ...linked, assignedUserId });

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'actionRecordUnknown' } } });
});
