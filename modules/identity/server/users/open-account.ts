import { accept, change, validationMessages } from '#kernel/domain';
import { newId, Refused, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import type { RoleName } from '#platform/domain';
import { user } from '../../domain/index.ts';
import { forgetActor } from '../actor/actor-cache.ts';
import { passwordLinkRequested } from '../links/password-link.ts';

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

/** Makes a user without a password and has a one-time link mailed. Answers the user's id. */
export async function openAccount(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  account: NewAccount,
): Promise<string> {
  const id = newId();
  const { tenantId } = tx.context;
  await tx
    .query(
      `insert into users (tenant_id, id, user_name, email, first_name, last_name, phone,
         creator_id, last_modifier_id)
       values ($1, $2, $3, $3, $4, $5, $6, current_actor(), current_actor())`,
      [tenantId, id, account.email, account.firstName, account.lastName, account.phone ?? null],
    )
    .catch(emailTaken);
  await tx.query(
    `insert into users__roles (tenant_id, owner_id, target_id)
     select tenant_id, $2, id from roles where tenant_id = $1 and name = $3 and not is_deleted`,
    [tenantId, id, account.role ?? null],
  );
  await services.jobs.emit(tx, [passwordLinkRequested({ userId: id, purpose: 'welcome' })]);
  return id;
}

/** The address and the name to sign in with are the same thing for people outside the practice. */
export async function changeSignInEmail(
  tx: Tx,
  services: Services,
  userId: string,
  email: string,
): Promise<void> {
  const decision = accept(change(user, userId, { userName: email, email }));
  await writeBySystem({ tx, services }, decision).catch(emailTaken);
  tx.afterCommit(() => forgetActor(services, userId));
}
