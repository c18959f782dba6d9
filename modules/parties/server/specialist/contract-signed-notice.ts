import { usersInRole } from '#identity/server';
import { moduleNameOf } from '#kernel/domain';
import { on } from '#kernel/server';
import { escapeHtml } from '#platform/domain';
import { notify } from '#platform/server';
import { contractSigned, specialist } from '../../domain/index.ts';

/** Whoever runs the practice checks what follows: the dates of the contract hold already. */
export const contractSignedNotice = on(
  contractSigned,
  'parties.contractSignedNotice',
  async (event, tx, services) => {
    const { specialistId } = event.payload;
    const [found] = await tx.query<{ name: string }>(
      'select full_name as name from specialists where tenant_id = $1 and id = $2',
      [event.tenantId, specialistId],
    );
    if (!found) return;
    await notify(tx, services, {
      recipientIds: await usersInRole(tx, 'ADMIN_STAFF'),
      title: 'Contract signed',
      content: `<b>${escapeHtml(found.name)}</b> has a signed contract. Its dates hold for bookings; please check the onboarding.`,
      type: 'Action Required',
      fromModule: moduleNameOf(specialist),
      objectId: specialistId,
      objectReferenceName: found.name,
    });
  },
);
