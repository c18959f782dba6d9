import { usersInRole } from '#identity/server';
import { html, moduleNameOf } from '#kernel/domain';
import { on } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { client, formReturned } from '../../../domain/index.ts';
import { clientStaffPoint } from './client-staff-point.ts';
import { lockForm } from './form-rows.ts';
import type { StoredForm } from './form-rows.ts';

const activeText = 'select id from accounts where id = any ($1::uuid[]) and is_active';

const activeOf = async (tx: Tx, ids: readonly string[]) =>
  (await tx.query<{ id: string }>(activeText, [ids])).map(({ id }) => id);

/** Whoever asked for it; where they have left, the staff of the client's cases, else who runs the practice. */
async function whoHears(
  tx: Tx,
  services: Services,
  { senderId, clientId }: Pick<StoredForm, 'senderId' | 'clientId'>,
): Promise<readonly string[]> {
  const sender = senderId ? await activeOf(tx, [senderId]) : [];
  if (sender.length) return sender;
  const known = await Promise.all(
    clientStaffPoint.of(services).map((staffOf) => staffOf(tx, clientId)),
  );
  const staff = await activeOf(tx, known.flat());
  return staff.length ? staff : usersInRole(tx, 'ADMIN_STAFF');
}

export const formReturnedNotice = on(
  formReturned,
  'parties.formReturnedNotice',
  async ({ payload }, tx, services) => {
    const form = await lockForm(tx, payload.documentId);
    if (!form) return;
    const who = [form.client.firstName, form.client.lastName].filter(Boolean).join(' ');
    await notify(tx, services, {
      recipientIds: await whoHears(tx, services, form),
      title: 'A client has returned a form',
      content: html`<b>${who}</b> has returned <b>${form.name}</b>. Please accept it or send it
        back.`.markup,
      type: 'Action Required',
      fromModule: moduleNameOf(client),
      objectId: form.clientId,
      objectReferenceName: who,
    });
  },
);
