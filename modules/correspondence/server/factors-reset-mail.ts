import { secondFactorsReset } from '#identity/server';
import { on } from '#kernel/server';
import { queueMail } from './queue-mail.ts';

const words = (firstName: string, address: string): string =>
  `Dear ${firstName},

An administrator has removed the second step from your account, and signed you out everywhere.
At your next sign-in you can set up a new one: ${address}

If you did not ask for this, please tell your administrator at once.
`;

export const factorsResetMail = on(
  secondFactorsReset,
  'correspondence.factorsResetMail',
  async (event, tx, services) => {
    const { userId } = event.payload;
    const [user] = await tx.query<{ email: string; first_name: string }>(
      'select email, first_name from accounts where tenant_id = $1 and id = $2 and is_active',
      [event.tenantId, userId],
    );
    if (!user) return;
    await queueMail(tx, services, {
      to: user.email,
      subject: 'The second step of your sign-in was removed',
      text: words(user.first_name, services.config.publicUrl),
      fromModule: 'users',
      objectId: userId,
    });
  },
);
