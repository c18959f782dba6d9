import { newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { inTenantCurrency } from '../tenant-currency.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import type { NotificationType } from '../../domain/index.ts';

export type Notice = {
  readonly recipientIds: readonly string[];
  readonly title: string;
  /** HTML; only a short list of tags is kept. */
  readonly content: string;
  readonly type: NotificationType;
  /** The record that it is about, as the wire calls it. */
  readonly fromModule?: string;
  readonly objectId?: string;
  readonly objectReferenceName?: string;
};

export const pushJob = 'platform.pushNotifications';

const longestTitle = 300;
const longestContent = 20_000;
const pushedTogether = 1000;

/** Only people who can still sign in are told. */
const insertText = `insert into notifications (tenant_id, id, recipient_id, title, content, type,
    from_module, object_id, object_reference_name, creator_id)
  select $1, given.id, given.recipient, $4, $5, $6, $7, $8, $9, current_actor()
  from unnest($2::uuid[], $3::uuid[]) as given (id, recipient)
  join accounts u on u.tenant_id = $1 and u.id = given.recipient and u.is_active
  returning id`;

/** D15: the notification exists exactly when the change does, and is pushed after it. */
export async function notify(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  notice: Notice,
): Promise<void> {
  const recipients = [...new Set(notice.recipientIds)];
  if (!recipients.length) return;
  const { tenantId } = tx.context;
  const hasLink = notice.fromModule !== undefined && notice.objectId !== undefined;
  const stored = await tx.query<{ id: string }>(insertText, [
    tenantId,
    recipients.map(() => newId()),
    recipients,
    notice.title.slice(0, longestTitle),
    sanitiseHtml((await inTenantCurrency(tx, notice.content)).slice(0, longestContent)),
    notice.type,
    hasLink ? notice.fromModule : null,
    hasLink ? notice.objectId : null,
    notice.objectReferenceName ?? null,
  ]);
  const ids = stored.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += pushedTogether) {
    const part = ids.slice(from, from + pushedTogether);
    await jobs.enqueue(tx, pushJob, { tenantId, ids: part });
  }
}
