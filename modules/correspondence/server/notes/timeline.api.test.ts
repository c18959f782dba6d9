import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aDeskOfNotes, notesBase } from '../../testing/a-desk-of-notes.ts';

registerCatalogue();
const desk = await aDeskOfNotes();
const { staff, manager, write } = desk;

const aMail = (subject: string, at: string, objectId = desk.clientId) =>
  desk.run(
    `insert into emails_tracking (tenant_id, id, subject, destination, status, creation_time, from_module,
       object_id) values ($1, $2, $3, 'noor@example.test', 'sent', $4, 'CLIENT', $5)`,
    [desk.tenantId, randomUUID(), subject, at, objectId],
  );
const removedFileId = randomUUID();
const at = (day: number) => `2026-03-0${day + 1}T01:00:00.123456Z`;

await write(staff, { content: 'first', happenedAt: at(1), communicationType: 'phone' });
await aMail('second', at(2));
await write(staff, {
  content: 'third',
  happenedAt: at(3),
  subject: 'Call',
  visibility: 'everyone',
});
await aMail('fourth', at(4));
await aMail('of another', at(5), desk.otherClientId);
await desk.run(
  `insert into sms_log (tenant_id, id, number, direction, body, status, creation_time, from_module, object_id,
     is_confidential) values ($1, $2, '0491570006', 'out', 'fifth', 'sent', $4, 'CLIENT', $5, false),
     ($1, $3, '0491570006', 'out', 'a secret code', 'sent', $4, 'CLIENT', $5, true)`,
  [desk.tenantId, randomUUID(), randomUUID(), at(0), desk.clientId],
);
await desk.run(
  `insert into incoming_mail (tenant_id, id, subject, sender, received_time, status, from_module, object_id,
     message_id) values ($1, $2, 'an answer', 'Noor', $3, 'filed', 'CLIENT', $4, 'an answer')`,
  [desk.tenantId, randomUUID(), at(6), desk.clientId],
);

await desk.run(
  `insert into files (tenant_id, id, name, extension, content_type, storage_key, status, owner_resource, owner_id)
   values ($1, $2, 'report.pdf', 'pdf', 'application/pdf', $3, 'stored', 'client', $4)`,
  [desk.tenantId, removedFileId, `key-${removedFileId}`, desk.clientId],
);
await desk.run(`update files set status = 'removed', removed_at = $2 where id = $1`, [
  removedFileId,
  at(7),
]);

const path = `${notesBase}/timeline?fromModule=CLIENT&objectId=${desk.clientId}`;
const words = ({ body }: ApiAnswer) =>
  body.items?.map(({ kind, title, text }) => [String(kind), String(title), text ?? null]);

describe('the timeline of a record', () => {
  test('shows notes, mails and SMS together, the newest first', async () => {
    const { body, ...answer } = await staff.api.get(path);

    expect(words({ body, ...answer })).toEqual([
      ['file', 'Deleted: report.pdf', null],
      ['received', 'an answer', null],
      ['email', 'fourth', null],
      ['note', 'General activity', 'Call\nthird'],
      ['email', 'second', null],
      ['note', 'Phone', 'first'],
      ['sms', 'Sent by us', expect.toBeOneOf(['fifth', null])],
      ['sms', 'Sent by us', expect.toBeOneOf(['fifth', null])],
    ]);
    expect(JSON.stringify(body)).not.toContain('a secret code');
    expect(body.items?.[2]).toMatchObject({ people: 'noor@example.test', status: 'sent' });
    expect(body).toMatchObject({
      kinds: ['note', 'email', 'received', 'sms', 'file'],
      before: null,
    });
  });

  test('comes page by page, nothing twice and nothing missed', async () => {
    const seen: unknown[] = [];
    let before = '';
    for (let pages = 0; pages < 9; pages += 1) {
      const { body } = await staff.api.get(
        `${path}&maxResultCount=1${before && `&before=${encodeURIComponent(before)}`}`,
      );
      seen.push(...(body.items ?? []).map(({ id }) => id));
      if (!body.before) break;
      before = String(body.before);
    }

    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
  });

  test('shows the chosen kinds only', async () => {
    expect(words(await staff.api.get(`${path}&kinds=email`))).toHaveLength(2);
    expect((await staff.api.get(`${path}&kinds=pigeon`)).status).toBe(400);
    expect((await staff.api.get(`${path}&before=yesterday`)).status).toBe(400);
  });

  test('a case manager sees what is for everyone, and no mails of the office', async () => {
    const answer = await manager.api.get(path);

    expect(words(answer)).toEqual([['note', 'General activity', 'Call\nthird']]);
    expect(answer.body.kinds).toEqual(['note']);
  });

  test('of a record that is not open it is not there', async () => {
    const other = path.replace(desk.clientId, desk.otherClientId);

    expect((await manager.api.get(other)).status).toBe(404);
    expect((await staff.api.get(other)).status).toBe(200);
  });
});
