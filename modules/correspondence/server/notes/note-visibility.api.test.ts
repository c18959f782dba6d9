import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contextOf, forgetCounts, systemContext } from '#kernel/server';
import type { SignedIn } from '#kernel/testing';
import { contentOfExport } from '#kernel/testing';
import { aForm, aPdf } from '#documents/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aDeskOfNotes, changeOf, notesBase } from '../../testing/a-desk-of-notes.ts';

registerCatalogue();
const desk = await aDeskOfNotes();
const { admin, staff, colleague, manager, write, notesOn } = desk;

/** A secret of three: the author, whom it is for, and whom it is not for. */
const secretOf = (word: string) => `${word}${randomUUID().slice(0, 8)}`;
const groupIds = [await desk.aGroup(colleague)];
const groupWord = secretOf('group');
const staffWord = secretOf('staff');
const openWord = secretOf('open');
const groupNote = await write(staff, { content: groupWord, visibility: 'group', groupIds });
const staffNote = await write(staff, { content: staffWord });
const openNote = await write(staff, { content: openWord, visibility: 'everyone' });

const listed = async (who: SignedIn, word: string) =>
  (await notesOn(who, `&filterText=${word}`)).body.totalCount;
const shown = async (who: SignedIn, query: string) => {
  forgetCounts();
  return who.api.get(`${notesBase}?${query}`);
};

describe('[G-009] [E-124] the notes of a record', () => {
  test('Everyone: whoever reads the record', async () => {
    expect(await listed(manager, openWord)).toBe(1);
    expect(await listed(colleague, openWord)).toBe(1);
  });

  test('Staff: the office, and no case manager', async () => {
    expect(await listed(colleague, staffWord)).toBe(1);
    expect(await listed(manager, staffWord)).toBe(0);
  });

  test('Group: its members and the author, not even admin staff', async () => {
    expect(await listed(colleague, groupWord)).toBe(1);
    expect(await listed(staff, groupWord)).toBe(1);
    expect(await listed(admin, groupWord)).toBe(0);
    expect(await listed(manager, groupWord)).toBe(0);
  });

  test('who leaves the group sees it no more, who joins does', async () => {
    const [groupId] = groupIds;
    const change = (text: string) => desk.run(text, [desk.tenantId, groupId, admin.actor.userId]);
    await change(
      `insert into user_group__members (tenant_id, owner_id, target_id) values ($1, $2, $3)`,
    );
    const inside = await listed(admin, groupWord);
    await change(
      `delete from user_group__members where tenant_id = $1 and owner_id = $2 and target_id = $3`,
    );

    expect(inside).toBe(1);
    expect(await listed(admin, groupWord)).toBe(0);
  });
});

describe('a note that is not for the reader', () => {
  const url = `${notesBase}/${groupNote.body.id}`;

  test('answers as an unknown one, whatever is asked of it', async () => {
    const unknown = await admin.api.get(`${notesBase}/${randomUUID()}`);
    const change = { ...changeOf(groupNote.body), content: 'x' };

    expect(await admin.api.get(url)).toMatchObject({ status: 404, body: unknown.body });
    expect((await admin.api.put(url, change)).status).not.toBe(200);
    expect((await admin.api.delete(url)).status).toBe(404);
  });

  test('is neither on a page nor in the total of a list, a filter or a search', async () => {
    const queries = ['maxResultCount=100', `objectId=${desk.clientId}`, `filterText=${groupWord}`];
    for (const query of queries) {
      const forStaff = await shown(staff, query);
      const forAdmin = await shown(admin, query);

      expect(JSON.stringify(forStaff.body)).toContain(groupWord);
      expect(JSON.stringify(forAdmin.body)).not.toContain(groupWord);
      expect(Number(forAdmin.body.totalCount)).toBe(Number(forStaff.body.totalCount) - 1);
    }
  });

  test('a total that was counted for one user is not answered to another', async () => {
    forgetCounts();
    const first = await staff.api.get(`${notesBase}?maxResultCount=1`);
    const second = await admin.api.get(`${notesBase}?maxResultCount=1`);
    const third = await staff.api.get(`${notesBase}?maxResultCount=1`);

    expect(Number(second.body.totalCount)).toBe(Number(first.body.totalCount) - 1);
    expect(third.body.totalCount).toBe(first.body.totalCount);
  });

  test('[C-276] has no history', async () => {
    await staff.api.put(url, {
      content: `${groupWord} changed`,
      fromModule: 'CLIENT',
      objectId: desk.clientId,
      visibility: 'group',
      groupIds,
      concurrencyStamp: groupNote.body.concurrencyStamp,
    });
    for (const path of [`/app/entity-changes/${groupNote.body.id}`, url]) {
      expect((await staff.api.get(`${path}/property-changes`)).status).toBe(200);
      expect((await admin.api.get(`${path}/property-changes`)).status).toBe(404);
      expect((await manager.api.get(`${path}/property-changes`)).status).toBe(404);
    }
  });

  test('is not in the palette', async () => {
    for (const who of [staff, admin, manager]) {
      const { body } = await who.api.get(`/app/search?filter=${groupWord}`);

      expect(JSON.stringify(body)).not.toContain(groupWord);
    }
  });

  test('[C-124] is not in an export', async () => {
    const sheetOf = async (who: SignedIn) => {
      const path = `${notesBase}/export?objectId=${desk.clientId}`;
      const { status, raw, headers } = await who.api.post(path, {});
      expect(status).toBe(200);
      return JSON.stringify((await contentOfExport(raw, headers['content-type'])).rows);
    };

    expect(await sheetOf(staff)).toContain(groupWord);
    const other = await sheetOf(admin);
    expect(other).toContain(staffWord);
    expect(other).not.toContain(groupWord);
    expect((await manager.api.post(`${notesBase}/export`, {})).status).toBe(403);
  });

  test('is not in the timeline', async () => {
    const path = `${notesBase}/timeline?fromModule=CLIENT&objectId=${desk.clientId}`;

    expect(JSON.stringify((await staff.api.get(path)).body)).toContain(groupWord);
    expect(JSON.stringify((await admin.api.get(path)).body)).not.toContain(groupWord);
    expect(JSON.stringify((await manager.api.get(path)).body)).not.toContain(staffWord);
  });

  test('shows no file to them', async () => {
    const link = `fromModule=CORRESPONDENCE&objectId=${staffNote.body.id}`;
    const { payload, headers } = aForm({ name: 'letter.pdf', bytes: aPdf('one') });
    const file = await staff.api.post(`/app/files?${link}`, payload, { headers });
    expect(file.status).toBe(201);

    expect((await colleague.api.get(`/app/files?${link}`)).body.totalCount).toBe(1);
    expect((await colleague.api.get(`/app/files/${file.body.id}`)).status).toBe(200);
    expect((await manager.api.get(`/app/files?${link}`)).status).toBe(404);
    expect((await manager.api.get(`/app/files/${file.body.id}`)).status).toBe(404);
    expect((await colleague.api.delete(`/app/files/${file.body.id}`)).status).toBe(404);
  });
});

test('the file of an open note is read by whoever reads its record', async () => {
  const link = `fromModule=CORRESPONDENCE&objectId=${openNote.body.id}`;
  const { payload, headers } = aForm({ name: 'letter.pdf', bytes: aPdf('one') });
  const file = await staff.api.post(`/app/files?${link}`, payload, { headers });

  expect((await manager.api.get(`/app/files/${file.body.id}`)).status).toBe(200);
});

test('outside the office a list holds one’s own notes, whatever record they are on', async () => {
  const own = await write(manager, { content: secretOf('mine'), visibility: 'everyone' });

  const { body } = await shown(manager, 'maxResultCount=100');

  expect(body.items?.map(({ id }) => id)).toEqual([own.body.id]);
});

describe('the policy of the table', () => {
  const text = `select visibility from correspondences where id = any($1::uuid[]) order by 1`;
  const ids = [groupNote.body.id, staffNote.body.id, openNote.body.id];
  const seenBy = async (context: Parameters<typeof desk.server.services.db.batch>[0]) => {
    const [found] = await desk.server.services.db.batch(context, [{ text, values: [ids] }]);
    return found?.rows.map(({ visibility }) => visibility);
  };

  test('answers to nobody in particular what everyone sees', async () => {
    expect(await seenBy(systemContext(desk.tenantId))).toEqual(['everyone']);
  });

  test('answers to a user what is for them', async () => {
    expect(await seenBy(contextOf(manager.actor))).toEqual(['everyone']);
    expect(await seenBy(contextOf(admin.actor))).toEqual(['everyone', 'staff']);
    expect(await seenBy(contextOf(colleague.actor))).toEqual(['everyone', 'group', 'staff']);
  });
});
