import type { Actor } from '#kernel/domain';
import { systemContext } from '#kernel/server';
import type { SignedIn, TestServer } from '#kernel/testing';

/** Signed in, and with a row among the users: what is kept for a person needs one. */
export async function somebody(
  server: TestServer,
  facts: Partial<Actor> = {},
  token?: string,
): Promise<SignedIn> {
  const features = ['RealtimeNotification'];
  const signedIn = server.signedIn({ features, ...facts }, token);
  const { tenantId, userId, name = 'Test Person' } = signedIn.actor;
  const [first = '', ...rest] = name.split(' ');
  await server.services.hostDb.batch(systemContext(tenantId), [
    {
      text: `insert into users (tenant_id, id, user_name, email, first_name, last_name)
        values ($1, $2, $3, $3, $4, $5)`,
      values: [tenantId, userId, `${userId}@people.test`, first, rest.join(' ')],
    },
  ]);
  return signedIn;
}
