import { usersInRole } from '#identity/server';
import { resourceOfModule } from '#kernel/domain';
import { isUuid, snake, tableOf } from '#kernel/server';
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
export const isByHand = ({ context }: Tx): boolean =>
  Boolean(context.userId) && !fromServer.test(context.requestId ?? '');

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

/** A mail with a hole does not leave: the tracking says why, and staff have a task on the record. */
export async function noteUnwritten(
  tx: Tx,
  services: Services,
  id: string,
  lack: string,
): Promise<void> {
  const [mail] = await tx.query<Row>(noteText, [tx.context.tenantId, id, lack]);
  if (!mail) return;
  const { subject, fromModule, objectId, objectName } = mail;
  const keeper = isActionModule(fromModule) ? await keeperOf(tx, fromModule, objectId) : null;
  const [someone] = keeper ? [] : await usersInRole(tx, 'STAFF');
  const assignedUserId = keeper ?? someone;
  if (!isActionModule(fromModule) || !assignedUserId) {
    return noticeFailedMail(tx, services, { id, ...mail });
  }
  await raiseAction(tx, services, {
    key: `mail-lacks ${mail.templateKey} ${objectId}`,
    title: `Email could not be written: ${subject}`,
    note: `${lack}. Fill it in, and send the email to ${mail.destination} again.`,
    assignedUserId,
    dueDate: await todayOf(tx, services),
    fromModule,
    objectId,
    objectReferenceName: objectName ?? subject,
  });
}
