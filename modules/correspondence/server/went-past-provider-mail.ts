import { usersInRole, wentPastProvider } from '#identity/server';
import { on } from '#kernel/server';
import { queueMail } from './queue-mail.ts';

const words = (firstName: string, who: string): string =>
  `Dear ${firstName},

${who} has signed in with a password and a second step, although your practice requires the sign-in
of its own provider. This way is meant for the day when the provider fails.

If you know of no reason for it, please ask ${who} at once.
`;

type Account = { readonly id: string; readonly email: string; readonly first_name: string };

/** The other administrators hear of it; whoever is alone has nobody to tell. */
export const wentPastProviderMail = on(
  wentPastProvider,
  'correspondence.wentPastProviderMail',
  async (event, tx, services) => {
    const { userId } = event.payload;
    const administrators = await usersInRole(tx, 'TENANT_ADMIN');
    const rows = await tx.query<Account & { name: string }>(
      'select id::text as id, email, first_name, name from accounts where tenant_id = $1 and id = any ($2::uuid[])',
      [event.tenantId, [...administrators, userId]],
    );
    const who = rows.find(({ id }) => id === userId)?.name ?? 'An administrator';
    for (const { id, email, first_name: firstName } of rows) {
      if (id === userId) continue;
      await queueMail(tx, services, {
        to: email,
        subject: 'Somebody signed in past your sign-in provider',
        text: words(firstName, who),
        fromModule: 'users',
        objectId: id,
      });
    }
  },
);
