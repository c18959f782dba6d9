import { usersInRole } from '#identity/server';
import { moduleNameOf } from '#kernel/domain';
import { on } from '#kernel/server';
import { escapeHtml } from '#platform/domain';
import { notify } from '#platform/server';
import { company, highRiskApplied } from '../../domain/index.ts';

/** B-090: those who run the practice learn that bookings of a company need care. */
export const highRiskNotice = on(
  highRiskApplied,
  'parties.highRiskNotice',
  async (event, tx, services) => {
    const { companyId } = event.payload;
    const [found] = await tx.query<{ name: string }>(
      'select name from companies where tenant_id = $1 and id = $2',
      [event.tenantId, companyId],
    );
    if (!found) return;
    await notify(tx, services, {
      recipientIds: await usersInRole(tx, 'ADMIN_STAFF'),
      title: 'High risk applied',
      content: `<b>${escapeHtml(found.name)}</b> is now a high-risk company. Please check its open bookings.`,
      type: 'Action Required',
      fromModule: moduleNameOf(company),
      objectId: companyId,
      objectReferenceName: found.name,
    });
  },
);
