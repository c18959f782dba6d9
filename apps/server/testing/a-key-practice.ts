import { randomUUID } from 'node:crypto';
import { aPerson, aPractice, identityTestServer } from '#identity/testing';
import { systemContext } from '#kernel/server';
import type { ApiAnswer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import type { RoleName } from '#platform/domain';

type Made = { readonly id: string; readonly key: string; readonly userId: string };

export const askedKey = (userId: string, more: object = {}) => ({
  name: 'Ledger sync',
  userId,
  days: 90,
  scopes: ['parties:read', 'parties:write'],
  ...more,
});

export const codeOf = ({ status, body }: ApiAnswer) => [status, String(body.error?.code)];

/** A practice whose administrator has proven lately who they are, with the real sign-in. */
export async function aKeyPractice() {
  const server = await identityTestServer([partiesServer]);
  const { services } = server;
  const practice = await aPractice(services, { features: ['RealtimeNotification'] });
  const { tenantId } = practice;
  const admin = await aPerson(services, practice, { roles: ['ADMIN_STAFF', 'STAFF'] });
  const adminApi = await server.apiOf(admin);

  /** An account of its own for a program: nobody signs in with it. */
  const aProgram = (roles: readonly RoleName[] = ['STAFF']) =>
    aPerson(services, practice, { roles, hasPassword: false });
  const asks = (key: string): Promise<ApiAnswer> => server.apiWith(key).get('/app/companies');

  return {
    ...{ server, services, practice, tenantId, admin, adminApi, aProgram, asks },
    statusOf: async (key: string) => (await asks(key)).status,
    /** What is remembered of a key is asked for again. */
    later: () => server.advance(3),
    async run(text: string, values: readonly unknown[] = []) {
      const [found] = await services.hostDb.batch(systemContext(tenantId), [{ text, values }]);
      return found?.rows ?? [];
    },
    async aKey(more: object = {}, roles: readonly RoleName[] = ['STAFF']): Promise<Made> {
      const { id: userId } = await aProgram(roles);
      const made = await adminApi.post('/app/api-keys', askedKey(userId, more));
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return { id: String(made.body.id), key: String(made.body.key), userId };
    },
  };
}

export const aCompanyBody = () => ({ name: `Company ${randomUUID()}`, businessType: 'insurer' });
