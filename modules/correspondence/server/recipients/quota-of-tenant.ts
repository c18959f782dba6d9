import { usersInRole } from '#identity/server';
import { html } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import type { SettingValues } from '#platform/domain';
import { notify } from '#platform/server';
import { mailQuotaOf } from '../../domain/index.ts';
import type { MailQuota } from '../../domain/index.ts';

const settingsText = 'select settings from platform_tenants where id = current_tenant()';

export async function quotaOfTenant(tx: Tx): Promise<MailQuota> {
  const [row] = await tx.query<{ settings: SettingValues | null }>(settingsText);
  return mailQuotaOf(row?.settings ?? {});
}

/** Those who run the tenant are told what one of its people does. */
export async function tellAdministrators(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  title: string,
  what: string,
): Promise<void> {
  const { userId } = tx.context;
  const [person] = await tx.query<{ name: string }>('select name from accounts where id = $1', [
    userId,
  ]);
  await notify(tx, services, {
    recipientIds: await usersInRole(tx, 'ADMIN_STAFF'),
    title,
    content: html`<b>${person?.name ?? 'Somebody'}</b> ${what}`.markup,
    type: 'Action Required',
  });
}
