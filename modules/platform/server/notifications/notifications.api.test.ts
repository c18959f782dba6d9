import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/domain';
import { contextOf } from '#kernel/server';
import { aHubClient, eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { somebody } from '../../testing/index.ts';
import { notify, platformServer } from '../index.ts';
import type { Notice } from '../index.ts';

registerCatalogue();
const web = await testServer({ modules: [platformServer], database: 'own' });
const worker = await testServer({ modules: [platformServer], beside: web, role: 'all' });
const { services } = web;

const notice = (recipients: readonly Actor[], changes: Partial<Notice> = {}): Notice => ({
  recipientIds: recipients.map((actor) => actor.userId),
  title: 'Please look',
  content: 'Something has <b>changed</b>.',
  type: 'Action Required',
  ...changes,
});

const tell = (by: Actor, given: Notice) =>
  services.db.transaction(contextOf(by), (tx) => notify(tx, services, given));

const base = '/app/notifications';
const aboutOne = () => ({ fromModule: 'COMPANY', objectId: randomUUID() });

describe('a list of notifications', () => {
  test('[D-007] everything about one, and who caused it', async () => {
    const writer = await somebody(web, { name: 'Ana Abbott' });
    const reader = await somebody(web, { tenantId: writer.actor.tenantId });
    const about = { ...aboutOne(), objectReferenceName: 'Harbour Legal' };
    await tell(
      writer.actor,
      notice([reader.actor, reader.actor], { ...about, content: '<script>x</script><b>Hi</b>' }),
    );

    const { body } = await reader.api.get(`${base}/get-all`);

    expect(body).toEqual({
      items: [
        {
          id: expect.any(String),
          recipientId: reader.actor.userId,
          ...about,
          title: 'Please look',
          content: '<b>Hi</b>',
          type: 'Action Required',
          sentTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          isRead: false,
          creator: { name: 'Ana Abbott', email: `${writer.actor.userId}@people.test` },
          totalUpdateCount: 1,
          moreUpdates: [],
        },
      ],
      totalCount: 1,
    });
  });

  test('[B-384] updates of one object are one row, and are found by the object', async () => {
    const { api, actor } = await somebody(web);
    const about = aboutOne();
    for (const title of ['First', 'Second', 'Third']) {
      await tell(actor, notice([actor], { ...about, title }));
    }
    await tell(actor, notice([actor], { title: 'Alone' }));

    const { body } = await api.get(`${base}/get-all`);
    const found = await api.get(`${base}/search?objectId=${about.objectId}`);

    expect(body.totalCount).toBe(2);
    expect(body.items?.[0]).toMatchObject({ title: 'Alone', totalUpdateCount: 1 });
    expect(body.items?.[1]).toMatchObject({
      title: 'Third',
      totalUpdateCount: 3,
      moreUpdates: [{ title: 'Second' }, { title: 'First' }],
    });
    expect(found.body.items).toMatchObject([
      { title: 'Third' },
      { title: 'Second' },
      { title: 'First' },
    ]);
  });

  test('[B-158] it is read page by page', async () => {
    const { api, actor } = await somebody(web);
    for (let n = 0; n < 45; n += 1) await tell(actor, notice([actor], { title: `Number ${n}` }));

    const pages = await Promise.all(
      [0, 20, 40].map((skip) => api.get(`${base}/get-all?skip=${skip}&maxResultCount=20`)),
    );

    expect(pages.map(({ body }) => body.items?.length)).toEqual([20, 20, 5]);
    expect(pages[0]?.body.totalCount).toBe(45);
    expect(pages[0]?.body.items?.[0]?.title).toBe('Number 44');
    expect(new Set(pages.flatMap(({ body }) => body.items?.map((item) => item.id))).size).toBe(45);
  });

  test('[C-022] by type, and only unread', async () => {
    const { api, actor } = await somebody(web);
    await tell(actor, notice([actor], { title: 'Do' }));
    await tell(actor, notice([actor], { title: 'Mail', type: 'Email Received' }));
    const titles = async (query: string) =>
      (await api.get(`${base}/get-all?${query}`)).body.items?.map((item) => item.title);
    const [mail] = (await api.get(`${base}/get-all`)).body.items ?? [];
    await api.put(`${base}/${mail?.id}/mark-as-read`);

    expect(await titles('notificationTypes=Action%20Required')).toEqual(['Do']);
    expect(
      await titles('notificationTypes=Action%20Required&notificationTypes=Email%20Received'),
    ).toEqual(['Mail', 'Do']);
    expect(await titles('showUnread=true')).toEqual(['Do']);
    expect(await titles('showUnread=true&notificationTypes=Email%20Received')).toEqual([]);
  });

  test.each(['skip=-1', 'maxResultCount=x', 'notificationTypes=Other', 'showUnread=2'])(
    'a malformed question is refused: %s',
    async (query) => {
      const { api } = await somebody(web);

      expect((await api.get(`${base}/get-all?${query}`)).status).toBe(400);
      expect((await api.get(`${base}/search?objectId=x`)).status).toBe(400);
    },
  );
});

describe('read and unread', () => {
  test('[B-076] [B-079] [B-080] one is marked, and the summary follows', async () => {
    const { api, actor } = await somebody(web);
    await tell(actor, notice([actor]));
    await tell(actor, notice([actor], { type: 'Email Received' }));
    const summary = async () => (await api.get(`${base}/summary`)).body;
    const id = (await api.get(`${base}/get-all`)).body.items?.[0]?.id;

    expect(await summary()).toEqual({
      totalCount: 2,
      totalUnreadCount: 2,
      unreadActionRequiredCount: 1,
    });
    expect((await api.put(`${base}/${id}/mark-as-read`)).status).toBe(204);
    expect(await summary()).toMatchObject({ totalCount: 2, totalUnreadCount: 1 });
    expect((await api.put(`${base}/${id}/mark-as-unread`)).status).toBe(204);
    expect(await summary()).toMatchObject({ totalUnreadCount: 2 });
  });

  test('[B-078] all are marked at once, of the own ones only', async () => {
    const one = await somebody(web);
    const two = await somebody(web, { tenantId: one.actor.tenantId });
    await tell(one.actor, notice([one.actor, two.actor]));

    expect((await one.api.put(`${base}/mark-all-as-read`)).status).toBe(204);

    expect((await one.api.get(`${base}/summary`)).body).toMatchObject({ totalUnreadCount: 0 });
    expect((await two.api.get(`${base}/summary`)).body).toMatchObject({ totalUnreadCount: 1 });
  });

  test('[B-077] opening a record reads all that is about it', async () => {
    const { api, actor } = await somebody(web);
    const about = aboutOne();
    await tell(actor, notice([actor], about));
    await tell(actor, notice([actor], about));
    await tell(actor, notice([actor]));

    const path = `${base}/mark-object-as-read`;

    expect((await api.put(path, { objectId: about.objectId })).body).toEqual({ marked: 2 });
    expect((await api.put(path, { objectId: about.objectId })).body).toEqual({ marked: 0 });
    expect((await api.get(`${base}/summary`)).body).toMatchObject({ totalUnreadCount: 1 });
    for (const body of [{}, { objectId: 'x' }, { objectId: { $ne: 1 } }]) {
      expect((await api.put(path, body)).status).toBe(400);
    }
  });

  test("[D7] another person's, another tenant's and no notification answer alike", async () => {
    const owner = await somebody(web);
    const colleague = await somebody(web, { tenantId: owner.actor.tenantId });
    const stranger = await somebody(web);
    await tell(owner.actor, notice([owner.actor], aboutOne()));
    const [item] = (await owner.api.get(`${base}/get-all`)).body.items ?? [];
    const unknown = await owner.api.put(`${base}/${randomUUID()}/mark-as-read`);

    expect(unknown.status).toBe(404);
    for (const { api } of [colleague, stranger]) {
      for (const path of ['mark-as-read', 'mark-as-unread']) {
        const answer = await api.put(`${base}/${item?.id}/${path}`);
        expect(answer).toMatchObject({ status: 404, body: unknown.body });
      }
      expect((await api.get(`${base}/get-all`)).body).toEqual({ items: [], totalCount: 0 });
      const found = await api.get(`${base}/search?objectId=${item?.objectId}`);
      expect(found.body).toEqual({ items: [], totalCount: 0 });
    }
    expect((await owner.api.put(`${base}/nonsense/mark-as-read`)).status).toBe(404);
  });
});

describe('a new notification', () => {
  test('[C-019] arrives live at the recipient, in another process, and at nobody else', async () => {
    await services.jobs.enqueue(null, 'platform.forgetPresence', {});
    await worker.services.jobs.start(worker.services);
    const writer = await somebody(web, { name: 'Ana Abbott' });
    const reader = await somebody(web, { tenantId: writer.actor.tenantId });
    const stranger = await somebody(web);
    const [here, there, other, foreign] = await Promise.all([
      aHubClient(web, reader.token),
      aHubClient(worker, reader.token),
      aHubClient(web, writer.token),
      aHubClient(worker, stranger.token),
    ]);

    await tell(writer.actor, notice([reader.actor], aboutOne()));

    for (const client of [here, there]) {
      const [message] = await client.next('ReceiveMessage');
      expect(JSON.parse(String(message))).toMatchObject({
        recipientId: reader.actor.userId,
        title: 'Please look',
        isRead: false,
        creator: { name: 'Ana Abbott' },
      });
    }
    await sleep(300);
    expect([...other.received, ...foreign.received]).toEqual([]);
    expect(here.received).toHaveLength(1);
  });

  test('[D15] is not there when the change was rolled back', async () => {
    const { api, actor, token } = await somebody(web);
    const client = await aHubClient(web, token);

    const failing = services.db.transaction(contextOf(actor), async (tx) => {
      await notify(tx, services, notice([actor]));
      throw new Error('the change failed');
    });

    await expect(failing).rejects.toThrow('the change failed');
    expect((await api.get(`${base}/summary`)).body).toMatchObject({ totalCount: 0 });
    await sleep(300);
    expect(client.received).toEqual([]);
  });

  test('is only for people of the tenant who can sign in', async () => {
    const { actor, api } = await somebody(web);
    const gone = await somebody(web, { tenantId: actor.tenantId });
    const stranger = await somebody(web);
    await services.hostDb.batch(contextOf(actor), [
      { text: 'update users set is_active = false where id = $1', values: [gone.actor.userId] },
    ]);

    await tell(actor, notice([actor, gone.actor, stranger.actor]));

    expect((await api.get(`${base}/summary`)).body).toMatchObject({ totalCount: 1 });
    for (const other of [gone, stranger]) {
      expect((await other.api.get(`${base}/summary`)).body).toMatchObject({ totalCount: 0 });
    }
  });

  test('old ones are forgotten in time', async () => {
    const { api, actor } = await somebody(web);
    for (let n = 0; n < 3; n += 1) await tell(actor, notice([actor]));
    const items = (await api.get(`${base}/get-all`)).body.items ?? [];
    const age = (id: unknown, days: number) =>
      services.db.batch(contextOf(actor), [
        {
          text: `update notifications set sent_time = now() - make_interval(days => $2) where id = $1`,
          values: [id, days],
        },
      ]);
    await api.put(`${base}/${items[0]?.id}/mark-as-read`);
    await age(items[0]?.id, 400);
    await age(items[1]?.id, 400);

    await worker.services.jobs.enqueue(null, 'platform.forgetNotifications', {});

    await eventually(
      async () => (await api.get(`${base}/summary`)).body,
      ({ totalCount }) => Number(totalCount) === 2,
    );
  });
});
