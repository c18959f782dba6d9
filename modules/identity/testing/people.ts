import { randomUUID } from 'node:crypto';
import { systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { allRoles, featureKey, hostTenantId, roles } from '#platform/domain';
import type { RoleName } from '#platform/domain';
import { hashPassword, setPasswordHash } from '../server/index.ts';

export const password = 'Right-Horse!9';
let passwordHash: Promise<string> | undefined;

export type Practice = {
  readonly tenantId: string;
  readonly name: string;
  readonly roleIds: Readonly<Record<string, string>>;
};

type PracticeInput = {
  readonly tenantId?: string;
  readonly edition?: string;
  readonly features?: readonly string[];
};

/** A tenant with the built-in roles, and nobody in it yet. */
export async function aPractice(
  { hostDb }: Services,
  { tenantId = randomUUID(), edition = 'MLP', features = [] }: PracticeInput = {},
): Promise<Practice> {
  const name = tenantId === hostTenantId ? 'host' : `practice ${tenantId}`;
  const roleIds = Object.fromEntries(allRoles.map((role) => [role, randomUUID()]));
  await hostDb.transaction(systemContext(tenantId), async (tx) => {
    await tx.query(`insert into tenants (id, name, edition_id, features) values ($1, $2, $3, $4)`, [
      tenantId,
      name,
      await editionId(tx, edition),
      Object.fromEntries(features.map((feature) => [featureKey(feature), 'True'])),
    ]);
    for (const role of allRoles) {
      await tx.query(
        `insert into roles (tenant_id, id, name, display_name, is_static) values ($1, $2, $3, $4, true)`,
        [tenantId, roleIds[role], role, roles[role]],
      );
    }
  });
  return { tenantId, name, roleIds };
}

async function editionId(tx: Tx, name: string): Promise<string> {
  const [known] = await tx.query<{ id: string }>('select id from editions where name = $1', [name]);
  if (known) return known.id;
  const id = randomUUID();
  await tx.query('insert into editions (id, name) values ($1, $2)', [id, name]);
  return id;
}

export type Person = { readonly id: string; readonly userName: string; readonly tenantId: string };

type PersonInput = {
  readonly roles?: readonly RoleName[];
  readonly userName?: string;
  readonly mustChange?: boolean;
  /** False: an account that never had a password. */
  readonly hasPassword?: boolean;
};

/** Somebody who can sign in with `password`. */
export async function aPerson(
  { hostDb }: Services,
  { tenantId, roleIds }: Practice,
  input: PersonInput = {},
): Promise<Person> {
  const id = randomUUID();
  const { roles: names = ['STAFF'], userName = `${id}@people.test`, hasPassword = true } = input;
  passwordHash ??= hashPassword(password);
  const hash = await passwordHash;
  await hostDb.transaction(systemContext(tenantId), async (tx) => {
    await tx.query(
      `insert into users (tenant_id, id, user_name, email, first_name, last_name)
       values ($1, $2, $3, $3, 'Robin', 'Reid')`,
      [tenantId, id, userName],
    );
    for (const role of names) {
      await tx.query(
        'insert into users__roles (tenant_id, owner_id, target_id) values ($1, $2, $3)',
        [tenantId, id, roleIds[role]],
      );
    }
    if (hasPassword) await setPasswordHash(tx, id, hash);
    await tx.query('update users set must_change_password = $3 where tenant_id = $1 and id = $2', [
      tenantId,
      id,
      input.mustChange ?? false,
    ]);
  });
  return { id, userName, tenantId };
}
