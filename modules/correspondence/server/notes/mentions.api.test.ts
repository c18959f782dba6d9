import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aDeskOfNotes, notesBase } from '../../testing/a-desk-of-notes.ts';

registerCatalogue();
const desk = await aDeskOfNotes();
const { admin, staff, colleague, manager, write } = desk;

const toldTo = async (who: typeof staff) => {
  const { body } = await who.api.get('/app/notifications/get-all');
  return body.items?.map(({ title, objectId }) => ({ title, objectId })) ?? [];
};
const id = (who: typeof staff) => who.actor.userId;

describe('a mention', () => {
  test('tells the person once, and again nobody when the note is edited', async () => {
    const made = await write(staff, { mentionIds: [id(colleague), id(staff)] });
    const change = {
      fromModule: 'CLIENT',
      objectId: desk.clientId,
      visibility: 'staff',
      content: 'Other words',
    };
    const edited = await staff.api.put(`${notesBase}/${made.body.id}`, {
      ...change,
      mentionIds: [id(colleague), id(staff), id(admin)],
      concurrencyStamp: made.body.concurrencyStamp,
    });

    expect(edited.status).toBe(200);
    const told = { title: `${staff.actor.name} mentioned you in a note`, objectId: desk.clientId };
    expect(await toldTo(colleague)).toEqual([told]);
    expect(await toldTo(admin)).toEqual([told]);
    expect(await toldTo(staff)).toEqual([]);
  });

  test('of somebody whom the note is not for is refused by name, and nothing is kept', async () => {
    const before = await desk.notesOn(staff);
    const made = await write(staff, { mentionIds: [id(manager)] });

    expect(made).toMatchObject({ status: 422, body: { error: { code: 'mentionCannotSee' } } });
    expect(String(made.body.error?.message)).toMatch(/^\S+ \S+ cannot see this note\./);
    expect((await desk.notesOn(staff)).body.totalCount).toBe(before.body.totalCount);
    expect(await toldTo(manager)).toEqual([]);
  });

  test('of somebody who may not read the record is refused too', async () => {
    const made = await write(staff, { visibility: 'everyone', mentionIds: [id(desk.accounting)] });

    expect(made.body).toMatchObject({ error: { code: 'mentionCannotSee' } });
  });

  test('is not for those who cannot look people up', async () => {
    const made = await write(manager, { visibility: 'everyone', mentionIds: [id(staff)] });

    expect(made).toMatchObject({ status: 403 });
  });
});

describe('whom a note may mention', () => {
  const asked = (visibility: string, more = '') =>
    staff.api.get(
      `${notesBase}/mentionable?fromModule=CLIENT&objectId=${desk.clientId}&visibility=${visibility}${more}`,
    );
  const idsOf = ({ body }: Awaited<ReturnType<typeof asked>>) =>
    (body.items ?? []).map((person) => String(person.id));

  test('Staff: the office, as far as it reads the record, without oneself', async () => {
    const found = idsOf(await asked('staff'));

    expect(found).toEqual(expect.arrayContaining([id(colleague), id(admin)]));
    expect(found).not.toContain(id(staff));
    expect(found).not.toContain(id(manager));
    expect(found).not.toContain(id(desk.accounting));
  });

  test('they are found by a part of the name or the start of the address', async () => {
    const [person] = await desk.accounts(id(colleague));

    for (const words of [person?.name.slice(1), person?.email.slice(0, -1)]) {
      const found = idsOf(await asked('staff', `&filterText=${encodeURIComponent(words ?? '')}`));
      expect(found).toContain(id(colleague));
    }
    expect(idsOf(await asked('staff', '&filterText=%25'))).toEqual([]);
  });

  test('Group: its members', async () => {
    const groupId = await desk.aGroup(admin);

    expect(idsOf(await asked('group', `&groupIds=${groupId}`))).toEqual([id(admin)]);
    expect((await asked('group', '&groupIds=x')).status).toBe(400);
  });

  test('a case manager asks for nobody', async () => {
    const path = `${notesBase}/mentionable?fromModule=CLIENT&objectId=${desk.clientId}&visibility=staff`;

    expect((await manager.api.get(path)).status).toBe(403);
  });
});
