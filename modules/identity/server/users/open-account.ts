import { accept, change, create, validationMessages } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { newId, Refused, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { RoleName } from '#platform/domain';
import { user } from '../../domain/index.ts';
import { forgetActor } from '../actor/actor-cache.ts';
import { mustNotBeAbove } from './account-rule.ts';

export type NewAccount = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | null;
  /** Left out where the caller gives the roles. */
  readonly role?: RoleName;
};

const isTaken = (error: unknown) => (error as { code?: string }).code === '23505';

/** B-225: names to sign in with are unique across the installation. */
function emailTaken(error: unknown): never {
  if (!isTaken(error)) throw error;
  throw new Refused('taken', { field: 'email', message: validationMessages.emailTaken });
}

const rolesText = 'select id from roles where tenant_id = $1 and name = $2 and not is_deleted';

/**
 * Makes a user without a password, who is welcomed by a rule. Answers the user's id. A key of the API
 * opens none: it would work on after the key has ended.
 */
export async function openAccount(
  tx: Tx,
  services: Services,
  account: NewAccount,
): Promise<string> {
  const id = newId();
  const { tenantId, apiKeyId } = tx.context;
  if (apiKeyId !== undefined) throw new Refused('notForKeys');
  const { email, firstName, lastName, phone = null } = account;
  const roles = await tx.query<{ id: string }>(rolesText, [tenantId, account.role ?? null]);
  const decision = accept(
    create(user, {
      id,
      userName: email,
      email,
      firstName,
      lastName,
      phone,
      roleIds: roles.map((role) => role.id),
    }),
  );
  await writeBySystem({ tx, services }, decision).catch(emailTaken);
  return id;
}

/** The address and the name to sign in with are the same thing for people outside the practice. */
export async function changeSignInEmail(
  tx: Tx,
  services: Services,
  actor: Actor,
  userId: string,
  email: string,
): Promise<void> {
  await mustNotBeAbove(tx, actor, userId);
  const decision = accept(change(user, userId, { userName: email, email }));
  await writeBySystem({ tx, services }, decision).catch(emailTaken);
  tx.afterCommit(() => forgetActor(services, userId));
}
