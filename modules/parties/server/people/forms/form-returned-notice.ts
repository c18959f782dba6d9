import { usersInRole } from '#identity/server';
import { html, moduleNameOf } from '#kernel/domain';
import { on } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { client, formReturned } from '../../../domain/index.ts';
import { lockForm } from './form-rows.ts';

/** Whoever asked for it, or those who run the practice where they have left. */
async function whoHears(tx: Tx, senderId: string | null): Promise<readonly string[]> {
  const active = await tx.query<{ id: string }>(
    'select id from accounts where id = $1::uuid and is_active',
    [senderId],
  );
  return active.length ? active.map(({ id }) => id) : usersInRole(tx, 'ADMIN_STAFF');
}

export const formReturnedNotice = on(
  formReturned,
  'parties.formReturnedNotice',
  async ({ payload }, tx, services) => {
    const form = await lockForm(tx, payload.documentId);
    if (!form) return;
    const who = [form.client.firstName, form.client.lastName].filter(Boolean).join(' ');
    await notify(tx, services, {
      recipientIds: await whoHears(tx, form.senderId),
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
