import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../catalogue.ts';
import { aDeskOfNotes } from '../testing/a-desk-of-notes.ts';
import { queueMail } from './queue-mail.ts';
import { queueSms } from './sms/queue-sms.ts';

registerCatalogue();
const desk = await aDeskOfNotes();
const { tenantId, run, clientId } = desk;
const { services } = desk.server;

const lacking = (to: string) => ({
  to,
  subject: 'Your report',
  text: 'Dear ⟦Claimant: First name⟧,',
  templateKey: 'ReportReady',
  fromModule: 'CLIENT',
  objectId: clientId,
  objectName: 'Noor Haddad',
});
const rowsOf = async (text: string, value: string) =>
  (await run(text, [tenantId, value]))[0]?.rows ?? [];

test('a mail that leaves by itself with a hole is not sent, and is a task on its record', async () => {
  const to = `${randomUUID()}@menon.example`;
  const context = systemContext(tenantId, 'event:report');

  await services.db.transaction(context, (tx) => queueMail(tx, services, lacking(to)));

  const trackedText = `select status, error_message as why from emails_tracking
    where tenant_id = $1 and destination = $2`;
  expect(await rowsOf(trackedText, to)).toEqual([
    { status: 'notSent', why: 'Not sent. Missing: Claimant: First name' },
  ]);
  const taskText = `select title, from_module as module from action_required_search
    where tenant_id = $1 and object_id = $2`;
  expect(await rowsOf(taskText, clientId)).toEqual([
    { title: 'Email could not be written: Your report', module: 'CLIENT' },
  ]);
});

test('a person who sends one is told what is missing, and nothing is kept', async () => {
  const to = `${randomUUID()}@menon.example`;
  const context = { ...systemContext(tenantId, 'aRequest1'), userId: desk.staff.actor.userId };

  const sent = services.db.transaction(context, (tx) => queueMail(tx, services, lacking(to)));

  await expect(sent).rejects.toMatchObject({ code: 'mailLacks', status: 422 });
  const text = 'select 1 from emails_tracking where tenant_id = $1 and destination = $2';
  expect(await rowsOf(text, to)).toEqual([]);
});

test('an SMS that leaves by itself with a hole is not sent, and is one task on its record', async () => {
  const to = '+61400111222';
  const sms = {
    to,
    text: 'Hello ⟦Claimant: First name⟧, see you tomorrow.',
    fromModule: 'CLIENT',
    objectId: clientId,
    objectName: 'Noor Haddad',
  };
  const send = (context: ReturnType<typeof systemContext>) =>
    services.db.transaction(context, (tx) => queueSms(tx, services, sms));

  await send(systemContext(tenantId, 'reminder:appointment'));
  await send(systemContext(tenantId, 'reminder:appointment'));

  const loggedText = `select distinct status, error_message as why from sms_log
    where tenant_id = $1 and number = $2`;
  expect(await rowsOf(loggedText, to)).toEqual([
    { status: 'failed', why: 'Not sent. Missing: Claimant: First name' },
  ]);
  const taskText = `select title, note, from_module as module from action_required_search
    where tenant_id = $1 and object_id = $2 and title like 'SMS %'`;
  expect(await rowsOf(taskText, clientId)).toEqual([
    {
      title: 'SMS could not be written: Noor Haddad',
      note: `Not sent. Missing: Claimant: First name. Fill it in, and send the SMS to ${to} again.`,
      module: 'CLIENT',
    },
  ]);
  await expect(
    send({ ...systemContext(tenantId, 'aRequest2'), userId: desk.staff.actor.userId }),
  ).rejects.toMatchObject({ code: 'mailLacks' });
});
