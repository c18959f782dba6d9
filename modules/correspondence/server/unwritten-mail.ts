import { usersInRole } from '#identity/server';
import { resourceOfModule } from '#kernel/domain';
import { isReaction, isUuid, snake, tableOf } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { todayOf } from '#platform/server';
import { actionModules, missingIn } from '../domain/index.ts';
import type { ActionModule } from '../domain/index.ts';
import { raiseAction } from './action-required/raise-action.ts';
import { noticeFailedMail } from './failed-mail-notice.ts';

type Words = { readonly subject: string; readonly text: string };

/** Null: nothing is missing. The sentence that the tracking and the task show. */
export function lackOf({ subject, text }: Words): string | null {
  const missing = missingIn(subject, text);
  return missing.length ? `Not sent. Missing: ${missing.join(', ')}` : null;
}

const fromServer = /^(task|event|mail|sms|job|reminder|report):/;

/** A person waits for the answer, and can be told what is missing. */
export const isByHand = (tx: Tx): boolean =>
  Boolean(tx.context.userId) && !isReaction(tx) && !fromServer.test(tx.context.requestId ?? '');

const noteText = `update emails_tracking set status = 'notSent', error_message = $3,
    last_modification_time = now()
  where tenant_id = $1 and id = $2
  returning subject, destination, from_module as "fromModule", object_id as "objectId",
    object_name as "objectName", template_key as "templateKey"`;

type Row = Record<
  'subject' | 'destination' | 'fromModule' | 'objectId' | 'objectName' | 'templateKey',
  string
>;

/** Whoever is in charge of the record, else whoever made it. */
async function keeperOf(tx: Tx, module: string, id: string): Promise<string | null> {
  const resource = resourceOfModule(module);
  if (resource?.tenancy !== 'tenant' || !isUuid(id)) return null;
  const { fields } = resource;
  const inCharge = 'picUserId' in fields ? `r.${snake('picUserId')}` : 'null';
  const [kept] = await tx.query<{ id: string }>(
    `select a.id from ${tableOf(resource)} r
     join accounts a on a.id::text in (${inCharge}::text, r.creator_id::text)
     where r.id = $1::uuid and a.is_active
     order by (a.id::text = ${inCharge}::text) desc nulls last limit 1`,
    [id],
  );
  return kept?.id ?? null;
}

const isActionModule = (module: string | null): module is ActionModule =>
  module !== null && Object.hasOwn(actionModules, module);

type Unwritten = Record<
  'fromModule' | 'objectId' | 'objectName' | 'key' | 'title' | 'note',
  string
>;

/** False: it is about no record that somebody has a task on, or there is nobody. */
async function askKeeper(tx: Tx, services: Services, about: Unwritten): Promise<boolean> {
  const { fromModule, objectId, objectName, key, title, note } = about;
  if (!isActionModule(fromModule)) return false;
  const [someone] = await usersInRole(tx, 'STAFF');
  const assignedUserId = (await keeperOf(tx, fromModule, objectId)) ?? someone;
  if (!assignedUserId) return false;
  await raiseAction(tx, services, {
    key,
    title,
    note,
    assignedUserId,
    dueDate: await todayOf(tx, services),
    fromModule,
    objectId,
    objectReferenceName: objectName,
  });
  return true;
}

/** A mail with a hole does not leave: the tracking says why, and staff have a task on the record. */
export async function noteUnwritten(
  tx: Tx,
  services: Services,
  id: string,
  lack: string,
): Promise<void> {
  const [mail] = await tx.query<Row>(noteText, [tx.context.tenantId, id, lack]);
  if (!mail) return;
  const { subject, objectId, objectName } = mail;
  const isRaised = await askKeeper(tx, services, {
    ...mail,
    objectName: objectName ?? subject,
    key: `mail-lacks ${mail.templateKey} ${objectId}`,
    title: `Email could not be written: ${subject}`,
    note: `${lack}. Fill it in, and send the email to ${mail.destination} again.`,
  });
  if (!isRaised) await noticeFailedMail(tx, services, { id, ...mail });
}

type UnwrittenSms = {
  readonly to: string;
  readonly fromModule: string | null;
  readonly objectId: string | null;
  readonly objectName: string | null;
};

/** An SMS that should have left by itself: whoever is in charge of its record fills in what it lacks. */
export async function noteUnwrittenSms(
  tx: Tx,
  services: Services,
  { to, fromModule, objectId, objectName }: UnwrittenSms,
  lack: string,
): Promise<void> {
  if (!fromModule || !objectId) return;
  await askKeeper(tx, services, {
    fromModule,
    objectId,
    objectName: objectName ?? to,
    key: `sms-lacks ${to} ${objectId}`,
    title: `SMS could not be written: ${objectName ?? to}`,
    note: `${lack}. Fill it in, and send the SMS to ${to} again.`,
  });
}
