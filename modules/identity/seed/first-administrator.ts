import { passwordProblems, user } from '../domain/index.ts';
import { hashPassword } from '../server/password/hashing.ts';
import { check, createSchema } from '#kernel/domain';
import type { Config, TableRows } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { credentialRows } from './credentials.ts';
import { idOf, recordRows } from '#kernel/server';
import { roleId } from './static-roles.ts';

type Administrator = NonNullable<Config['bootstrapAdmin']>;

/** The first person who can sign in; everybody else is added by hand. */
export async function firstAdministratorRows(given: Administrator): Promise<TableRows[]> {
  const account = {
    userName: given.email,
    email: given.email,
    firstName: 'Host',
    lastName: 'Administrator',
    roleIds: ['TENANT_ADMIN', 'ADMIN_STAFF'].map((name) => roleId(hostTenantId, name)),
  };
  refuse('BOOTSTRAP_ADMIN_PASSWORD', passwordProblems(given.password));
  const checked = check(createSchema(user), account);
  refuse('BOOTSTRAP_ADMIN_EMAIL', checked.ok ? [] : checked.errors.map((error) => error.message));

  const id = idOf('user', hostTenantId, given.email);
  return [
    ...recordRows(user, [{ id, ...account, mustChangePassword: false }], hostTenantId),
    credentialRows(hostTenantId, [{ id }], await hashPassword(given.password)),
  ];
}

function refuse(variable: string, problems: readonly string[]): void {
  if (problems.length) {
    throw new Error(`${variable} cannot be used. ${[...new Set(problems)].join(' ')}`);
  }
}
