import { describe, expect, test } from 'vitest';
import { eventually } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aDeskOfNotes, changeOf, notesBase } from '../../testing/a-desk-of-notes.ts';

registerCatalogue();
const desk = await aDeskOfNotes();
const { admin, staff, colleague, accounting, manager, write, notesOn } = desk;

describe('writing a note', () => {
  test('[D-037] [C-900] notes the name of its record, its author and the time', async () => {
    const made = await write(staff, {
      communicationType: 'unsuccessfulPhoneCall',
      deliveryMethod: 'expressPost',
      attendanceParties: ['client', 'lender'],
    });

    expect(made).toMatchObject({
      status: 201,
      body: {
        objectReferenceName: 'Noor Haddad',
        author: { id: staff.actor.userId },
        happenedAt: expect.any(String),
        visibility: 'staff',
        communicationType: 'unsuccessfulPhoneCall',
        attendanceParties: ['client', 'lender'],
      },
    });
    expect(made.body).not.toHaveProperty('toldIds');
  });

  test('[D-037] nobody writes on a record that is not open to them', async () => {
    const elsewhere = await write(manager, { objectId: desk.otherClientId });
    const ofAnother = await write(accounting);

    expect(elsewhere).toMatchObject({
      status: 422,
      body: { error: { code: 'actionRecordUnknown' } },
    });
    expect(ofAnother).toMatchObject({
      status: 422,
      body: { error: { code: 'actionRecordUnknown' } },
    });
  });

  test('[C-123] [C-891] [C-892] [C-894] [C-895] [C-896] case notes are the same notes by their other address', async () => {
    const { body } = await write(staff);
    const url = `/app/case-notes/${body.id}`;

    expect((await staff.api.get(url)).body).toMatchObject({ id: body.id, content: body.content });
    const changed = await staff.api.put(url, { ...changeOf(body), content: 'Said otherwise' });
    expect((await staff.api.get(`${notesBase}/${body.id}`)).body.content).toBe('Said otherwise');
    expect(
      (await staff.api.post(`/app/case-notes/export?objectId=${desk.clientId}`, {})).status,
    ).toBe(200);
    const { concurrencyStamp } = changed.body;
    const gone = await staff.api.delete(`${url}?concurrencyStamp=${String(concurrencyStamp)}`);
    expect([204, 200]).toContain(gone.status);
    expect((await staff.api.get(`${notesBase}/${body.id}`)).status).toBe(404);
  });

  test('a note stays on its record', async () => {
    const { body } = await write(staff);
    const moved = await staff.api.put(`${notesBase}/${body.id}`, {
      ...changeOf(body),
      objectId: desk.otherClientId,
    });

    expect(moved).toMatchObject({ status: 422, body: { error: { code: 'noteStaysOnRecord' } } });
  });

  test('[E-124] a note for groups names one, and no other note does', async () => {
    const groupId = await desk.aGroup(staff);

    const without = await write(staff, { visibility: 'group' });
    const beside = await write(staff, { visibility: 'staff', groupIds: [groupId] });
    const right = await write(staff, { visibility: 'group', groupIds: [groupId] });

    expect(without.body).toMatchObject({ error: { code: 'noteNeedsGroup' } });
    expect(beside.body).toMatchObject({ error: { code: 'noteNeedsGroup' } });
    expect(right.status).toBe(201);
  });
});

describe('changing a note', () => {
  test('[C-901] its author and admin staff change it, a colleague does not', async () => {
    const { body } = await write(staff);
    const url = `${notesBase}/${body.id}`;

    const byColleague = await colleague.api.put(url, { ...changeOf(body), content: 'Theirs' });
    const byAuthor = await staff.api.put(url, { ...changeOf(body), content: 'Mine' });
    const byAdmin = await admin.api.put(url, { ...changeOf(byAuthor.body), content: 'Ours' });

    expect(byColleague.status).toBe(404);
    expect(byAuthor).toMatchObject({ status: 200, body: { content: 'Mine' } });
    expect(byAdmin).toMatchObject({ status: 200, body: { author: { id: staff.actor.userId } } });
  });

  test('[C-902] the same holds for deleting it', async () => {
    const { body } = await write(staff);
    const url = `${notesBase}/${body.id}`;

    expect((await colleague.api.delete(url)).status).toBe(404);
    expect((await staff.api.delete(url)).status).toBe(204);
    expect((await staff.api.get(url)).status).toBe(404);
  });

  test('[E-124] a note is never shown to more people later', async () => {
    const { body } = await write(staff);
    const url = `${notesBase}/${body.id}`;

    const wider = await staff.api.put(url, { ...changeOf(body), visibility: 'everyone' });
    const groupIds = [await desk.aGroup(staff)];
    const narrower = await staff.api.put(url, {
      ...changeOf(body),
      visibility: 'group',
      groupIds,
    });

    expect(wider).toMatchObject({ status: 422, body: { error: { code: 'noteShownToMore' } } });
    expect(narrower).toMatchObject({ status: 200, body: { visibility: 'group' } });
  });
});

describe('the notes of a record', () => {
  test('[C-897] the pinned ones stand first, then the newest', async () => {
    const objectId = desk.companyId;
    const on = { fromModule: 'COMPANY', objectId };
    const at = (day: number) => `2026-03-0${day}T01:00:00.000Z`;
    await write(staff, { ...on, content: 'old', happenedAt: at(1), isPinned: true });
    await write(staff, { ...on, content: 'middle', happenedAt: at(2) });
    await write(staff, { ...on, content: 'new', happenedAt: at(3), communicationType: 'phone' });
    const url = `${notesBase}/ofRecord?fromModule=COMPANY&objectId=${objectId}`;

    const all = await staff.api.get(url);
    const phone = await staff.api.get(`${url}&communicationType=phone`);
    const found = await staff.api.get(`${url}&filterText=MIDD`);
    const second = await staff.api.get(`${url}&skipCount=1&maxResultCount=1`);

    const words = ({ body }: ApiAnswer) => body.items?.map(({ content }) => content);
    expect(words(all)).toEqual(['old', 'new', 'middle']);
    expect(words(phone)).toEqual(['new']);
    expect(words(found)).toEqual(['middle']);
    expect(words(second)).toEqual(['new']);
    expect(second.body.totalCount).toBe(3);
  });

  test('says who may change each, and whether it was edited', async () => {
    const { body } = await write(staff, { content: 'First words', subject: 'Editing' });
    await staff.api.put(`${notesBase}/${body.id}`, { ...changeOf(body), content: 'Others' });

    const mine = await notesOn(staff, '&filterText=others');
    const theirs = await notesOn(colleague, '&filterText=others');

    expect(mine.body.items?.[0]).toMatchObject({ mayChange: true, isEdited: true });
    expect(theirs.body.items?.[0]).toMatchObject({
      mayChange: false,
      author: { id: staff.actor.userId },
    });
  });

  test('whoever read them is in the audit log', async () => {
    await notesOn(colleague);

    const read = () =>
      desk.run(
        `select operation from audit_log where tenant_id = $1 and actor_id = $2 and record_id = $3
           and resource = 'correspondence'`,
        [desk.tenantId, colleague.actor.userId, desk.clientId],
      );
    const [found] = await eventually(read, ([answer]) => Boolean(answer?.rows.length));
    expect(found?.rows).toContainEqual({ operation: 'ofRecord' });
  });

  test('a record that is not open answers as an unknown one', async () => {
    const hidden = await notesOn(manager, '', desk.otherClientId);
    const unknown = await notesOn(manager, '', '0190a0a0-0000-7000-8000-000000000000');

    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(unknown.body);
  });
});
