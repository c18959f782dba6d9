import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aDeskOfNotes, notesBase } from '../../testing/a-desk-of-notes.ts';

registerCatalogue();
const desk = await aDeskOfNotes();
const { staff, admin, manager, write, run, tenantId, clientId } = desk;
const path = `${notesBase}/SendEmail`;
const address = `${randomUUID()}@haddad.test`;
await run('update clients set email = $2 where id = $1', [clientId, address]);

const mailsTo = async (to: string) => {
  const text = `select destination, subject, from_module as "fromModule", object_id as "objectId"
    from emails_tracking where tenant_id = $1 and destination = $2`;
  const [found] = await run(text, [tenantId, to]);
  return found?.rows ?? [];
};
const aNote = async (values: object = {}) =>
  String((await write(staff, { visibility: 'everyone', ...values })).body.id);

test('[C-125, G-089] a note goes to the address of its record, by GET as by POST', async () => {
  const id = await aNote({ subject: 'Your appointment' });

  const byGet = await staff.api.get(`${path}?id=${id}`);
  const byPost = await staff.api.post(path, { id });

  expect(byGet).toMatchObject({ status: 200, body: { destination: address } });
  expect(byPost).toMatchObject({ status: 200, body: { destination: address } });
  const sent = { subject: 'Your appointment', fromModule: 'CLIENT', objectId: clientId };
  expect(await mailsTo(address)).toEqual([
    expect.objectContaining(sent),
    expect.objectContaining(sent),
  ]);
});

test('[C-125] an unknown address and a note for the office are asked about, and nothing leaves', async () => {
  const stranger = `${randomUUID()}@elsewhere.test`;
  const id = await aNote({ visibility: 'staff' });
  const asked = async (answers: object) =>
    (await staff.api.post(path, { id, to: stranger, answers })).body.error?.questions;

  expect(await asked({})).toMatchObject([{ key: 'internalNote' }]);
  expect(await asked({ internalNote: 'yes' })).toMatchObject([{ key: 'unknownRecipient' }]);
  expect((await staff.api.get(`${path}?id=${id}&to=${stranger}`)).status).toBe(409);
  expect(await mailsTo(stranger)).toEqual([]);
  const answers = { internalNote: 'yes', unknownRecipient: 'yes' };
  expect((await staff.api.post(path, { id, to: stranger, answers })).status).toBe(200);
  expect(await mailsTo(stranger)).toHaveLength(1);
});

test('[C-125] whoever may not read the note or send mails sends nothing', async () => {
  const ofGroup = await aNote({ visibility: 'group', groupIds: [await desk.aGroup(staff)] });
  const id = await aNote();

  expect((await admin.api.get(`${path}?id=${ofGroup}`)).status).toBe(404);
  expect((await manager.api.get(`${path}?id=${id}`)).status).toBe(403);
  expect((await staff.api.get(`${path}?id=${randomUUID()}`)).status).toBe(404);
});

test('[C-125] a record without an address needs one', async () => {
  const id = await aNote({ objectId: desk.otherClientId });

  expect(await staff.api.get(`${path}?id=${id}`)).toMatchObject({
    status: 422,
    body: { error: { code: 'noteWithoutRecipient' } },
  });
});
